// Which language this page speaks: of the address, of the settings, or of the browser, where the catalogue has it.
export const ENGLISH = 'en';
export const PSEUDO = 'xx-pseudo';

export function chosen(known: string[], address: string | null, settings: string, browser: readonly string[]): string {
  if (address === PSEUDO) return PSEUDO;
  const wanted = [address ?? '', settings, ...browser].map((one) => one.toLowerCase().split('-')[0]!);
  return wanted.find((one) => known.includes(one)) ?? ENGLISH;
}

// What the settings of this browser say; see taste.svelte.ts.
export function kept(): string {
  try {
    return String(JSON.parse(localStorage.getItem('kickdoor.taste') ?? '{}').language ?? '');
  } catch {
    return '';
  }
}

// A language by its own name: Deutsch.
export const named = (language: string): string => {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  return name.slice(0, 1).toLocaleUpperCase(language) + name.slice(1);
};
