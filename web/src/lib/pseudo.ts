// A language for tests, made from English: accents on every letter, brackets around every message. Text that has
// neither does not come from the catalogue.
const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ACCENTED = 'áƀćďéƒǵĥíĵķĺɱńóƥɋŕśťúṽŵẋýžÁƁĆĎÉƑǴĤÍĴĶĹḾŃÓƤɊŔŚŤÚṼŴẊÝŽ';

// Tags of marked text (see `Marked`) stay as they are.
export const accented = (text: string): string =>
  text.replace(/<[^>]*>|[a-zA-Z]/g, (found) => (found.length > 1 ? found : (ACCENTED[PLAIN.indexOf(found)] ?? found)));

export const bracketed = (text: string): string => (text ? `⟦${text}⟧` : text);
