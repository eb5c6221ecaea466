// The pages that are read, not played: where they are, and the message that names them.
export const PAGES = [
  { path: '/how', title: 'page-how' },
  { path: '/rules', title: 'page-rules' },
  { path: '/language', title: 'page-language' },
  { path: '/cards', title: 'page-cards' },
  { path: '/credits', title: 'page-credits' },
] as const;
export type PageTitle = (typeof PAGES)[number]['title'];
