// What web/words.ts makes of the catalogue.
declare module 'words:all' {
  const all: Record<string, Record<'first' | 'because' | 'ending' | 'guide' | 'how' | 'pages' | 'refusals' | 'replay' | 'scenes' | 'settings', () => Promise<{ default: string }>>>;
  export default all;
}
declare module 'words:because' {}
declare module 'words:ending' {}
declare module 'words:guide' {}
declare module 'words:how' {}
declare module 'words:scenes' {}
declare module 'words:pages' {}
declare module 'words:refusals' {}
declare module 'words:replay' {}
declare module 'words:settings' {}
