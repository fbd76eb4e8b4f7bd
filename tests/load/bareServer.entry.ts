// The yardstick: node:http and pg, one row by its key, or five statements in a transaction.
import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { Pool } from 'pg'

const CONNECTION_COUNT_MAX = 20

const pool = new Pool({ connectionString: process.env['DATABASE_URL'], max: CONNECTION_COUNT_MAX })
await pool.query(
  'CREATE TABLE IF NOT EXISTS bench_rows (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, note text NOT NULL, count integer NOT NULL)',
)
await pool.query("INSERT INTO bench_rows (note, count) VALUES ('counter', 0)")

async function selectOne(): Promise<unknown> {
  const { rows } = await pool.query('SELECT * FROM goods WHERE id = $1', [2])
  return rows[0]
}

async function writeFive(): Promise<unknown> {
  const client = await pool.connect()
  try {
    await client.query('BEGIN')
    const { rows } = await client.query<{ id: string }>(
      'INSERT INTO bench_rows (note, count) VALUES ($1, 1) RETURNING id',
      ['order'],
    )
    await client.query('SELECT count FROM bench_rows WHERE id = 1 FOR UPDATE')
    await client.query('UPDATE bench_rows SET count = count + 1 WHERE id = 1')
    await client.query('INSERT INTO bench_rows (note, count) VALUES ($1, 2)', ['history'])
    await client.query('UPDATE bench_rows SET note = $1 WHERE id = $2', ['paid', rows[0]?.id])
    await client.query('COMMIT')
    return rows[0]
  } finally {
    client.release()
  }
}

function send(response: ServerResponse, body: unknown): void {
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify(body))
}

const server = createServer((request, response) => {
  const work = request.url === '/select' ? selectOne() : writeFive()
  work.then(
    (body) => send(response, body),
    () => response.writeHead(500).end(),
  )
})
server.listen(0, '127.0.0.1')
await once(server, 'listening')
const address = server.address()
if (address !== null && typeof address === 'object') {
  process.stdout.write(`http://127.0.0.1:${address.port}\n`)
}
process.once('SIGTERM', () => {
  server.closeAllConnections()
  server.close()
  void pool.end()
})
