// What is printed on cards in the language of this page, by the English of it; empty where the page is in English.
class Texts {
  private known = $state.raw(new Map<string, string>());

  add(found: Record<string, string>): void {
    this.known = new Map([...this.known, ...Object.entries(found)]);
  }
  // A sentence, a name or another word of a card; in English where the language lacks it.
  of(english: string): string {
    return this.known.get(english) ?? english;
  }
}

export const texts = new Texts();
export const translated = (english: string | null | undefined): string => texts.of(english ?? '');
