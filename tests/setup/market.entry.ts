// The market around the smallest of servers, so that its start and its end can be watched.
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { runMarket } from '@jangteo/server/app/run-market'
import type { MarketConfig, MarketServer } from '@jangteo/server/app/market'

/** Answers how many marks the database holds; every start of an empty one leaves a mark. */
async function startServer({ environment, database }: MarketConfig): Promise<MarketServer> {
  const server = createServer((_, response) => {
    const marks = database.db.selectFrom('call_tries').select('key').execute()
    const down = () => response.writeHead(503).end('down')
    void marks.then((rows) => response.end(String(rows.length)), down)
  })
  server.listen(environment.port, environment.host)
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new TypeError('the server has a port')
  return {
    url: `http://${environment.host}:${address.port}`,
    close: async () => {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

const nothing = async () => undefined

await runMarket({
  parts: {
    buildUi: nothing,
    makePictures: async ({ scope }) => {
      const file = process.env['DRAWN_FILE']
      if (file !== undefined) writeFileSync(file, scope)
    },
    loadDemo: async (db) => {
      const mark = { key: 'loaded', points: 1, expire: null }
      await db
        .insertInto('call_tries')
        .values(mark)
        .onConflict((it) => it.doNothing())
        .execute()
    },
    loadShop: nothing,
    startServer,
    startWorkers: () => Promise.reject(new Error('a market of one process expected')),
  },
  announce: ({ url }) => `${url}\n`,
  words: process.argv.slice(2),
})
