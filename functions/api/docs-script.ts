/**
 * What the page of the API does in a browser. It is served as its own source text, so it may use nothing from outside
 * itself.
 */
const tryRoutes = (): void => {
  const filled = (path: string, values: FormData): string => {
    const address = path.replaceAll(/:(\w+)/g, (_, key: string) => encodeURIComponent(String(values.get(key) ?? '')));
    const asked = new URLSearchParams();
    for (const [key, value] of values) if (key.startsWith('?') && value !== '') asked.set(key.slice(1), String(value));
    return asked.size > 0 ? `${address}?${asked}` : address;
  };
  const shown = async (response: Response): Promise<string> => {
    const text = await response.text();
    const head = `${response.status} ${response.statusText}`;
    try {
      return `${head}\n${JSON.stringify(JSON.parse(text), null, 2)}`;
    } catch {
      return `${head}\n${text}`;
    }
  };
  for (const form of document.querySelectorAll('form'))
    form.addEventListener('submit', async (event) => {
      event.preventDefault();
      const values = new FormData(form);
      const { method = 'get', path = '' } = form.dataset;
      const body = values.get('body');
      const output = form.querySelector('output');
      if (!output) return;
      output.textContent = '…';
      const response = await fetch(filled(path, values), {
        method: method.toUpperCase(),
        ...(body === null ? {} : { body: String(body), headers: { 'content-type': 'application/json' } }),
      });
      output.textContent = await shown(response);
    });
};

export const docsScript = (): string => `(${tryRoutes})();`;

export const docsStyle = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
body{max-width:60rem;margin:0 auto;padding:1rem}
code,textarea,output{font:.9rem/1.5 ui-monospace,monospace}
details{border-top:1px solid #8886;padding:.5rem 0}summary{cursor:pointer;overflow-wrap:anywhere}
label{display:block;margin:.5rem 0}input,textarea{display:block;width:100%;box-sizing:border-box;font:inherit}
button{font:inherit;padding:.4rem 1rem}output,pre{display:block;white-space:pre-wrap;overflow-wrap:anywhere}
.method{display:inline-block;min-width:4.5rem;font-weight:700;text-transform:uppercase}`;
