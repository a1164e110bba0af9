// The OpenAPI description, and the same as a page for people, drawn here: no script, nothing from elsewhere.

import swagger from '@fastify/swagger'
import { version } from '../../../package.json'
import type { App } from './house.ts'

interface Operation {
  readonly tags?: readonly string[]
  readonly summary?: string
  readonly description?: string
  readonly parameters?: readonly {
    readonly name: string
    readonly in: string
    readonly required?: boolean
    readonly description?: string
  }[]
  readonly requestBody?: { readonly content?: Readonly<Record<string, { readonly schema?: unknown }>> }
  readonly responses?: Readonly<Record<string, { readonly content?: Readonly<Record<string, { readonly schema?: unknown }>> }>>
}

interface Description {
  readonly info: { readonly title: string; readonly version: string; readonly description?: string }
  readonly paths?: object
}

/** Before the routes: it collects them as they are added. */
export async function collectRoutes(app: App): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Tassel',
        version,
        description:
          'Board games by their full rules. A browser, or a program, is known by its cookie "tassel", which the first table or seat sets. Moves are POSTs that name the position they answer; everything else comes down the stream of a table.',
      },
    },
  })
}

export function docRoutes(app: App): void {
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger())
  app.get('/api/docs', { schema: { hide: true } }, async (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(page(app.swagger())),
  )
}

function page({ info, paths = {} }: Description): string {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, Operation>).map(([method, operation]) => article(method, path, operation)),
  )
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(info.title)}: the API</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${escaped(info.title)} <small>${escaped(info.version)}</small></h1>
<p>${escaped(info.description ?? '')}</p>
<p>For programs: <a href="/api/openapi.json">openapi.json</a></p>
${operations.join('\n')}
</main>
</body>
</html>`
}

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;margin:0;background:Canvas;color:CanvasText;color-scheme:light dark}
main{max-width:52rem;margin:auto;padding:1.5rem}article{border-top:1px solid GrayText;padding:1rem 0}
code,pre{font:14px/1.45 ui-monospace,monospace}pre{overflow-x:auto;padding:.75rem;border:1px solid GrayText;border-radius:6px}
h2{font-size:1.05rem;margin:0}h2 b{text-transform:uppercase;margin-right:.5rem}summary{cursor:pointer}`

function article(
  method: string,
  path: string,
  { summary = '', description = '', parameters = [], requestBody, responses = {} }: Operation,
): string {
  const named = parameters.map(
    ({ name, in: where, required, description: says = '' }) =>
      `<li><code>${escaped(name)}</code> (${where}${required ? ', required' : ''}) ${escaped(says)}</li>`,
  )
  const answers = Object.entries(responses).map(([status, { content }]) =>
    schema(`Answer ${status}`, content?.['application/json']?.schema),
  )
  return `<article>
<h2><b>${method}</b><code>${escaped(path)}</code></h2>
<p>${escaped(summary)}${description ? `. ${escaped(description)}` : ''}</p>
${named.length ? `<ul>${named.join('')}</ul>` : ''}
${schema('Body', requestBody?.content?.['application/json']?.schema)}
${answers.join('\n')}
</article>`
}

function schema(title: string, shape: unknown): string {
  return shape ? `<details><summary>${escaped(title)}</summary><pre>${escaped(JSON.stringify(shape, null, 2))}</pre></details>` : ''
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
