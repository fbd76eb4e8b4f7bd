// The whole market on scratch data: any free port, an empty database that tests may change, the demo catalogue,
// the desk. It logs in with Kakao at a stand-in of it, with Naver and Apple in the window of the sandbox.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startScratch } from '@jangteo/embedded-postgres/startScratch'
import { kakaoVariables, openKakaoLogin } from '../support/social/kakaoLogin.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'jangteo-market-'))
/** The user who runs PostgreSQL for root may enter, so that nothing lies outside this directory. */
chmodSync(dataDir, 0o711)
const database = await startScratch()
const kakao = await openKakaoLogin()
process.stdout.write(`Database ${database.url}\n`)
Object.assign(process.env, {
  NODE_ENV: 'test',
  HOST: '127.0.0.1',
  PORT: '0',
  DATA_DIR: dataDir,
  DATABASE_URL: database.url,
  DATABASE_OWNER_URL: database.ownerUrl,
  PUBLIC_URL: '',
  PAYMENT_GATEWAY: 'sandbox',
  ...kakaoVariables(kakao),
})
try {
  await import('@jangteo/server/app/start')
} finally {
  await kakao.close()
  await database.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
