// The settings of a new table: what each is worth for a host box, which are changed, and their words.
import { has, say } from './catalogue';
import type { ClockInfo, SettingRefusal, SettingView } from './messages';
import { badSetting, hyphened } from './words';

export type Value = boolean | number | string;
export type Given = Record<string, Value>;

export const ANY = 'any';
export const titled = (name: string): string => (has(`setting-${hyphened(name)}`) ? say(`setting-${hyphened(name)}`, {}, 'title') : name);
export const sentence = (name: string): string => say(`setting-${hyphened(name)}`);

// A value in words.
export function valued(setting: SettingView, value: Value): string {
  if (typeof value === 'boolean') return say('setting-value', { value: value ? 'on' : 'off' });
  if (value === ANY) return say('setting-value', { value: ANY });
  return setting.choices?.includes(String(value)) ? say(`setting-${hyphened(setting.name)}`, {}, String(value)) : String(value);
}

// What a table opens with: the host box, the clock, and what was set by hand.
export class Chosen {
  constructor(
    readonly settings: SettingView[],
    readonly host: string,
    readonly clock: ClockInfo | undefined,
    readonly given: Given,
  ) {}

  // The settings that mean something here: without a clock nothing takes its time.
  get shown(): SettingView[] {
    return this.settings.filter((setting) => !(setting.name in TIMES) || this.#timed(setting.name) !== undefined);
  }
  // The value that a setting has unless it is set by hand.
  own(setting: SettingView): Value {
    for (const other of this.settings) {
      const implied = other.implies?.[setting.name];
      if (implied !== undefined && this.value(other) === true) return implied;
    }
    return this.#timed(setting.name) ?? setting.values[this.host] ?? '';
  }
  // The changed switch from which a setting has its value here.
  impliedBy(setting: SettingView): SettingView | undefined {
    if (this.isChanged(setting)) return undefined;
    return this.settings.find((other) => other.implies?.[setting.name] !== undefined && this.value(other) === true && this.isChanged(other));
  }
  value(setting: SettingView): Value {
    return this.given[setting.name] ?? this.own(setting);
  }
  isChanged(setting: SettingView): boolean {
    return this.value(setting) !== this.own(setting);
  }
  get changed(): Given {
    return Object.fromEntries(this.shown.filter((setting) => this.isChanged(setting)).map((setting) => [setting.name, this.value(setting)]));
  }
  // What is wrong with what was set by hand, in words; empty: nothing.
  wrong(setting: SettingView): string {
    const found = this.isChanged(setting) ? fault(setting, this.value(setting)) : null;
    return found ? badSetting(found) : '';
  }
  get faults(): string[] {
    return this.shown.map((setting) => this.wrong(setting)).filter(Boolean);
  }
  #timed(name: string): Value | undefined {
    return TIMES[name]?.(this.clock) || undefined;
  }
}

const TIMES: Record<string, (clock: ClockInfo | undefined) => Value | undefined> = {
  window_seconds: (clock) => clock?.window,
  turn_seconds: (clock) => clock?.turn,
};

function fault(setting: SettingView, value: Value): SettingRefusal | null {
  const { name, kind, least = 0, most = 0 } = setting;
  const found = String(value);
  if (kind === 'number') {
    if (setting.unlimited && value === ANY) return null;
    const whole = typeof value === 'number' && Number.isInteger(value) && least <= value && value <= most;
    return whole ? null : { fault: setting.unlimited ? 'unlimited' : 'number', name, found, least, most };
  }
  if (kind === 'seconds') return Number(value) > 0 && Number(value) <= most ? null : { fault: 'seconds', name, found, most };
  return null;
}
