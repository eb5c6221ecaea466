// The rules by number, with the parts of their texts that hold in an edition.
import type { RulesPage, RuleText } from './messages';
import { get } from './server';
import { capital } from './words';

// The text of a rule for one edition: only the parts that hold there. For all editions (''), a part of some of them
// begins with their names, as in src/kickdoor/rules/ledger.py.
export function textOf(rule: RuleText, edition: string, names: Map<string, string>): string {
  const editions = edition ? [edition] : rule.editions.length ? rule.editions : [...names.keys()];
  const texts: string[] = [];
  for (const { text, editions: only = [] } of rule.parts) {
    const holds = editions.filter((one) => only.includes(one));
    if (!only.length) texts.push(text);
    else if (holds.length === editions.length) texts.push(capital(text));
    else if (holds.length) texts.push(`${holds.map((one) => names.get(one) ?? one).join(', ')}: ${text}`);
  }
  return texts.join(' ');
}

let asked: Promise<RulesPage> | null = null;

// What a rule says in an edition, or in all where the edition is of no box we know; undefined: there is no such rule.
export async function ruleText(number: string, edition: string): Promise<string | undefined> {
  asked ??= get<RulesPage>('/rules').catch((error: unknown) => {
    asked = null; // the next one tries again
    throw error;
  });
  const page = await asked;
  const names = new Map(page.editions.map((one) => [one.id, one.name]));
  const rule = page.chapters.flatMap((chapter) => chapter.rules).find((one) => one.number === number);
  return rule && textOf(rule, names.has(edition) ? edition : '', names);
}
