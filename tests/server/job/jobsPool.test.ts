import { openJobsPool } from '@jangteo/server/job/jobs-pool'
import type { Pool } from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'

let pool: Pool
beforeAll(() => {
  pool = openJobsPool({
    url: inject('templateUrl'),
    connectionCountMax: 4,
    statementTimeoutMs: 9_000,
  })
})
afterAll(() => pool.end())

test('작업이 연결 하나를 두 번 돌려줘도 아무 일도 없다', async () => {
  const release = await new Promise<() => void>((resolve, reject) => {
    pool.connect((error, _client, done) => (error === undefined ? resolve(done) : reject(error)))
  })
  release()
  expect(release).not.toThrow()
  expect(pool.idleCount).toBe(1)
})
