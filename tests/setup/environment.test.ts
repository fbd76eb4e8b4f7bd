import { join } from 'node:path'
import { readEnvironment } from '@jangteo/server/app/environment'
import { StartRefusal } from '@jangteo/postgres/database/startRefusal'
import { expect, test } from 'vitest'
import { ROOT } from '../support/root.ts'

const PORT_MEND = 'PORT is wrong: give a number from 0 to 65535, such as PORT=8080.'
const DEMO_SCALE_MEND = 'DEMO_SCALE is wrong: give a number from 1 to 4000, such as DEMO_SCALE=400.'
const DATABASE_URL_MEND =
  'DATABASE_URL is wrong: give an address such as DATABASE_URL=postgres://user:password@localhost:5432/jangteo.'

const PAYMENT_GATEWAY_MEND =
  'PAYMENT_GATEWAY is wrong: give toss, or sandbox, where no money moves; production has to name one.'
const TOSS_SECRET_KEY_MEND =
  'TOSS_SECRET_KEY is wrong: give the secret key of your shop, such as TOSS_SECRET_KEY=test_sk_…; PAYMENT_GATEWAY=toss needs it.'
const TOSS_API_URL_MEND =
  'TOSS_API_URL is wrong: give an https address, such as TOSS_API_URL=https://api.tosspayments.com.'
const S3 = { FILES_S3_URL: 'https://s3.example', FILES_S3_BUCKET: 'market' }
const S3_KEY = { FILES_S3_KEY_ID: 'key', FILES_S3_SECRET: 'secret' }
const FILES_S3_KEY_ID_MEND =
  'FILES_S3_KEY_ID is wrong: give the id of a key that may read and write in the bucket; FILES_S3_URL needs it.'
const FILES_S3_SECRET_MEND =
  'FILES_S3_SECRET is wrong: give the secret of that key; FILES_S3_URL needs it.'

test('nothing needs to be set', () => {
  expect(readEnvironment({})).toEqual({
    port: 3000,
    host: '127.0.0.1',
    dataDir: join(ROOT, '.data'),
    databaseUrl: null,
    publicUrl: null,
    mode: 'development',
    servesDevOnly: true,
    demoScale: 1,
    secret: null,
    paymentGateway: 'sandbox',
    toss: null,
    s3: null,
  })
})

test('an empty variable counts as absent, and everything can be set', () => {
  const variables = {
    PORT: '',
    HOST: '0.0.0.0',
    DATA_DIR: '/srv/shop data',
    DATABASE_URL: 'postgresql://shop:secret@db:5433/market',
    PUBLIC_URL: 'https://shop.example',
    NODE_ENV: 'production',
    DEMO_SCALE: '400',
    SECRET: '0123456789abcdef0123456789abcdef',
    PAYMENT_GATEWAY: 'toss',
    TOSS_SECRET_KEY: 'live_sk_abcDEF123',
    TOSS_API_URL: 'http://127.0.0.1:4000/',
    FILES_S3_URL: 'https://s3.example/',
    FILES_S3_BUCKET: 'market',
    FILES_S3_REGION: '',
    FILES_S3_KEY_ID: 'key',
    FILES_S3_SECRET: 'secret',
  }
  expect(readEnvironment(variables)).toEqual({
    port: 3000,
    host: '0.0.0.0',
    dataDir: '/srv/shop data',
    databaseUrl: 'postgresql://shop:secret@db:5433/market',
    publicUrl: 'https://shop.example',
    mode: 'production',
    servesDevOnly: false,
    demoScale: 400,
    secret: '0123456789abcdef0123456789abcdef',
    paymentGateway: 'toss',
    toss: { secretKey: 'live_sk_abcDEF123', apiUrl: 'http://127.0.0.1:4000' },
    s3: {
      endpoint: 'https://s3.example',
      bucket: 'market',
      region: 'auto',
      accessKeyId: 'key',
      secretAccessKey: 'secret',
    },
  })
})

test('a key of Toss Payments is kept for what began there, whichever gateway is open', () => {
  const { paymentGateway, toss } = readEnvironment({ TOSS_SECRET_KEY: 'test_sk_abc' })
  expect([paymentGateway, toss]).toEqual([
    'sandbox',
    { secretKey: 'test_sk_abc', apiUrl: 'https://api.tosspayments.com' },
  ])
})

test('production serves /devOnly only when told to', () => {
  const live = { NODE_ENV: 'production', PAYMENT_GATEWAY: 'sandbox' }
  expect(readEnvironment(live).servesDevOnly).toBe(false)
  expect(readEnvironment({ ...live, DEV_ONLY: '1' }).servesDevOnly).toBe(true)
  expect(readEnvironment({ NODE_ENV: 'development', DEV_ONLY: '0' }).servesDevOnly).toBe(false)
})

test.each([
  [{ PORT: 'abc' }, PORT_MEND],
  [{ PORT: '-1' }, PORT_MEND],
  [{ PORT: '65536' }, PORT_MEND],
  [{ PORT: '80.5' }, PORT_MEND],
  [{ DEMO_SCALE: '0' }, DEMO_SCALE_MEND],
  [{ DEMO_SCALE: '4001' }, DEMO_SCALE_MEND],
  [{ DEMO_SCALE: 'many' }, DEMO_SCALE_MEND],
  [{ HOST: 'home' }, 'HOST is wrong: give an IP address to listen on, such as HOST=0.0.0.0.'],
  [{ DATABASE_URL: '/tmp' }, DATABASE_URL_MEND],
  [{ DATABASE_URL: 'mysql://user:secret@localhost/market' }, DATABASE_URL_MEND],
  [{ DATABASE_URL: 'postgres://user:secret@localhost' }, DATABASE_URL_MEND],
  [
    { PUBLIC_URL: 'shop' },
    'PUBLIC_URL is wrong: give the address that browsers use, such as PUBLIC_URL=https://shop.example.',
  ],
  [{ NODE_ENV: 'live' }, 'NODE_ENV is wrong: give development, production or test.'],
  [{ SECRET: 'short' }, 'SECRET is wrong: give at least 32 random characters.'],
  [{ PAYMENT_GATEWAY: 'kakao' }, PAYMENT_GATEWAY_MEND],
  [{ NODE_ENV: 'production' }, PAYMENT_GATEWAY_MEND],
  [{ PAYMENT_GATEWAY: 'toss' }, TOSS_SECRET_KEY_MEND],
  [{ TOSS_SECRET_KEY: 'test_ck_abc' }, TOSS_SECRET_KEY_MEND],
  [{ TOSS_SECRET_KEY: 'test_sk_a b' }, TOSS_SECRET_KEY_MEND],
  [{ TOSS_API_URL: 'http://api.tosspayments.com' }, TOSS_API_URL_MEND],
  [{ TOSS_API_URL: 'api.tosspayments.com' }, TOSS_API_URL_MEND],
  [
    { ...S3, ...S3_KEY, FILES_S3_URL: 'http://s3.example' },
    'FILES_S3_URL is wrong: give an https address, such as FILES_S3_URL=https://s3.ap-northeast-2.amazonaws.com.',
  ],
  [
    { FILES_S3_BUCKET: 'market' },
    'FILES_S3_BUCKET is wrong: give the name of the bucket, such as FILES_S3_BUCKET=jangteo, together with FILES_S3_URL.',
  ],
  [S3, `${FILES_S3_KEY_ID_MEND} ${FILES_S3_SECRET_MEND}`],
  [{ ...S3, FILES_S3_KEY_ID: 'key' }, FILES_S3_SECRET_MEND],
  [
    { PORT: 'x', DEV_ONLY: 'yes' },
    `${PORT_MEND} DEV_ONLY is wrong: give 1 to serve /devOnly, or 0.`,
  ],
])('%j is refused with the mend', (variables, line) => {
  expect(() => readEnvironment(variables)).toThrow(new StartRefusal(line))
})
