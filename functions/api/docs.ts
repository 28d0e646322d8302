// What describes the API: few ask for it, so it is loaded for them alone.

export { docsPage } from './docs-page.tsx';
export { docsScript, docsStyle } from './docs-script.ts';
export { openApi } from './open-api.ts';
