import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { collectRoutes, docRoutes } from './docs.ts'
import type { App } from './house.ts'

/** What is written of an API of three routes. */
async function described() {
  const app = Fastify() as unknown as App
  await collectRoutes(app)
  const id = { type: 'string', description: 'An id & more' }
  app.get('/bare', { schema: { summary: 'Bare' } }, async () => '')
  app.get(
    '/things/:id',
    { schema: { summary: 'Things', description: 'All of <them>.', params: { type: 'object', properties: { id } } } },
    async () => '',
  )
  app.post(
    '/things',
    {
      schema: {
        querystring: { type: 'object', properties: { how: { type: 'string' } } },
        body: { type: 'object', properties: { name: { type: 'string' } } },
        response: { 201: { type: 'object', properties: { made: { type: 'string' } } } },
      },
    },
    async () => ({}),
  )
  docRoutes(app)
  const [page, json] = [await app.inject('/api/docs'), await app.inject('/api/openapi.json')]
  await app.close()
  const articles = page.body.split('<article>').slice(1)
  const article = (heading: string) => articles.find((text) => text.includes(heading)) ?? ''
  return { page, json: json.json<{ openapi: string; paths: object }>(), articles, article }
}

test('the API is described for programs, without the descriptions themselves', async () => {
  const { json } = await described()
  expect(json.openapi).toBe('3.1.0')
  expect(Object.keys(json.paths)).toEqual(['/bare', '/things/{id}', '/things'])
})

test('the page for people has an article for each route, and in it what there is to say and no more', async () => {
  const { page, articles, article } = await described()
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(articles).toHaveLength(3)
  const bare = article('<b>get</b><code>/bare</code>')
  expect(bare).toContain('<p>Bare</p>')
  expect(bare).not.toMatch(/<ul>|<summary>Body/)
  const things = article('<code>/things/{id}</code>')
  expect(things).toContain('<p>Things. All of &lt;them&gt;.</p>')
  expect(things).toContain('<ul><li><code>id</code> (path, required) An id &amp; more</li></ul>')
  const made = article('<b>post</b>')
  expect(made).toContain('<li><code>how</code> (query) </li>')
  expect(made).toContain('<details><summary>Body</summary><pre>{\n  &quot;type&quot;: &quot;object&quot;,\n  &quot;properties&quot;')
  expect(made).toContain('<summary>Answer 201</summary>')
})
