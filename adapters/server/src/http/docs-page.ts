import { z } from 'zod'

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const

const operationShape = z.object({
  summary: z.string().default(''),
  parameters: z.unknown().optional(),
  requestBody: z.unknown().optional(),
  responses: z.record(z.string(), z.unknown()),
})

/** The part of an OpenAPI document that the page shows. */
const documentShape = z.object({
  info: z.object({
    title: z.string(),
    version: z.string(),
    description: z.string().default(''),
  }),
  paths: z.record(z.string(), z.partialRecord(z.enum(METHODS), operationShape)),
})

type Operation = z.output<typeof operationShape>

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}

function shape(title: string, value: unknown): string {
  if (value === undefined) return ''
  const json = escape(JSON.stringify(value, null, 2))
  return `<details><summary>${title}</summary><pre>${json}</pre></details>`
}

function operationHtml(method: string, path: string, operation: Operation): string {
  const refusals = Object.entries(operation.responses).filter(([status]) => status >= '400')
  return [
    `<section><h2><code>${method.toUpperCase()} /api${escape(path)}</code></h2>`,
    `<p>${escape(operation.summary)}</p>`,
    shape('경로와 쿼리', operation.parameters),
    shape('보내는 내용', operation.requestBody),
    shape('받는 내용', operation.responses['200']),
    shape(`거절 (${refusals.map(([status]) => status).join(', ')})`, Object.fromEntries(refusals)),
    '</section>',
  ].join('')
}

/** Renders an OpenAPI document, given as JSON, as a page without scripts. */
export function docsPage(json: string): string {
  const { info, paths } = documentShape.parse(JSON.parse(json))
  const operations = Object.entries(paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method]
      return operation === undefined ? [] : [operationHtml(method, path, operation)]
    }),
  )
  const { title, version, description } = info
  return [
    '<!doctype html><html lang="ko"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="stylesheet" href="/api/docs.css">',
    `<title>${escape(title)}</title></head><body><main>`,
    `<h1>${escape(title)} ${escape(version)}</h1><p>${escape(description)}</p>`,
    '<p><a href="/api/openapi.json">OpenAPI 3.1</a></p>',
    ...operations,
    '</main></body></html>',
  ].join('\n')
}
