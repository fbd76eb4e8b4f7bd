import { join } from 'node:path'
import { readEnvironment } from '@jangteo/server/app/settings/environment'
import { StartupError } from '@jangteo/postgres/database/startupError'
import { expect, test } from 'vitest'
import { ROOT } from '../support/root.ts'

const PORT_HINT = 'PORT is wrong: give a number from 0 to 65535, such as PORT=8080.'
const DRAIN_MS_HINT =
  'DRAIN_MS is wrong: give a number of milliseconds from 0 to 60000, such as DRAIN_MS=5000.'
const DEMO_SCALE_HINT = 'DEMO_SCALE is wrong: give a number from 1 to 4000, such as DEMO_SCALE=400.'
const DATABASE_URL_HINT =
  'DATABASE_URL is wrong: give an address such as DATABASE_URL=postgres://user:password@localhost:5432/jangteo.'

const LOCAL_URL = 'postgres://u:p@localhost/m'
const TLS_FIX =
  'it leads over the network; add sslmode=verify-full (with sslrootcert=/path/of/ca.pem unless a public authority signed its certificate), or sslmode=disable where only your own machines can listen'
const DESK_FIX =
  'DEV_ONLY is wrong: the desk ships, refunds and shows account numbers to whoever opens it, so production serves it to operators with SYSTEM alone; leave DEV_ONLY out, or start a market for trying things out with NODE_ENV=test.'
const TRUSTED_PROXIES_HINT =
  'TRUSTED_PROXIES is wrong: name the proxies in front of the market, such as TRUSTED_PROXIES=10.0.0.0/8,192.0.2.7, so that tries are counted by the address of the client and not of the proxy; TRUSTED_PROXIES=none when connections come from the clients themselves; production with an https PUBLIC_URL needs it.'
const PAYMENT_GATEWAY_HINT =
  'PAYMENT_GATEWAY is wrong: give toss, or sandbox, where no money moves; production has to name one.'
const TOSS_SECRET_KEY_HINT =
  'TOSS_SECRET_KEY is wrong: give the secret key of your shop, such as TOSS_SECRET_KEY=test_sk_…; PAYMENT_GATEWAY=toss needs it.'
const TOSS_API_URL_HINT =
  'TOSS_API_URL is wrong: give an https address, such as TOSS_API_URL=https://api.tosspayments.com.'
const TOSS_NOTICE_ADDRESSES_HINT =
  'TOSS_NOTICE_ADDRESSES is wrong: give addresses or networks with commas between them, such as TOSS_NOTICE_ADDRESSES=13.124.18.147,13.124.108.35.'
const S3 = { FILES_S3_URL: 'https://s3.example', FILES_S3_BUCKET: 'market' }
const S3_KEY = { FILES_S3_KEY_ID: 'key', FILES_S3_SECRET: 'secret' }
const FILES_S3_KEY_ID_HINT =
  'FILES_S3_KEY_ID is wrong: give the id of a key that may read and write in the bucket; FILES_S3_URL needs it.'
const FILES_S3_SECRET_HINT =
  'FILES_S3_SECRET is wrong: give the secret of that key; FILES_S3_URL needs it.'
const ADDRESS_SEARCH_ORIGIN_HINT =
  'ADDRESS_SEARCH_ORIGIN is wrong: give another address of this market, such as ADDRESS_SEARCH_ORIGIN=https://address.shop.example, or none.'

test('nothing needs to be set', () => {
  expect(readEnvironment({})).toEqual({
    port: 3000,
    host: '127.0.0.1',
    dataDir: join(ROOT, '.data'),
    databaseUrl: null,
    databaseDirectUrl: null,
    databaseOwnerUrl: null,
    connectionCountMax: 20,
    jobConnectionCountMax: 4,
    migratesAtStart: true,
    publicUrl: null,
    mode: 'development',
    servesDevOnly: true,
    servesApiDocs: true,
    locksDesk: false,
    deskPassword: null,
    loadsDemo: true,
    drainMs: 100,
    demoScale: 1,
    secret: null,
    formerSecret: null,
    trustedProxies: [],
    paymentGateway: 'sandbox',
    toss: null,
    s3: null,
    portOne: null,
    smtp: null,
    nts: null,
    customerCredential: null,
    social: { hasSandbox: true, kakao: null, naver: null, apple: null },
    tossNoticeAddresses: null,
    metrics: null,
    tracesUrl: null,
    addressSearchOrigin: null,
  })
})

test('an empty variable counts as absent, and everything can be set', () => {
  const variables = {
    PORT: '',
    HOST: '0.0.0.0',
    DATA_DIR: '/srv/shop data',
    DATABASE_URL: 'postgresql://shop:secret@pooler:6432/market?sslmode=verify-full',
    DATABASE_DIRECT_URL: 'postgresql://shop:secret@db:5433/market?sslmode=verify-full',
    DATABASE_OWNER_URL: 'postgresql://owner:secret@db:5433/market?sslmode=disable',
    DATABASE_CONNECTIONS: '40',
    JOB_CONNECTIONS: '6',
    MIGRATE: '0',
    API_DOCS: '1',
    DESK_PASSWORD: '',
    DEMO: '1',
    PUBLIC_URL: 'https://shop.example',
    NODE_ENV: 'production',
    DEMO_SCALE: '400',
    SECRET: '0123456789abcdef0123456789abcdef',
    SECRET_FORMER: 'fedcba9876543210fedcba9876543210',
    TRUSTED_PROXIES: '10.0.0.0/8, 192.0.2.7,2001:db8::/32',
    PAYMENT_GATEWAY: 'toss',
    TOSS_SECRET_KEY: 'live_sk_abcDEF123',
    TOSS_API_URL: 'http://127.0.0.1:4000/',
    FILES_S3_URL: 'https://s3.example/',
    FILES_S3_BUCKET: 'market',
    FILES_S3_REGION: '',
    FILES_S3_KEY_ID: 'key',
    FILES_S3_SECRET: 'secret',
    CUSTOMER_CREDENTIAL: 'shop:word',
    IDENTITY_PROVIDER: 'sandbox',
    BUSINESS_REGISTRY: 'sandbox',
    SMTP_URL: 'smtps://name:word@smtp.example:465',
    MAIL_FROM: '장터 <no-reply@shop.example>',
    METRICS_PORT: '9464',
    METRICS_HOST: '',
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318/',
    TOSS_NOTICE_ADDRESSES: '13.124.18.147, 2001:db8::/32',
    ADDRESS_SEARCH_ORIGIN: 'https://address.shop.example/',
  }
  expect(readEnvironment(variables)).toEqual({
    port: 3000,
    host: '0.0.0.0',
    dataDir: '/srv/shop data',
    databaseUrl: 'postgresql://shop:secret@pooler:6432/market?sslmode=verify-full',
    databaseDirectUrl: 'postgresql://shop:secret@db:5433/market?sslmode=verify-full',
    databaseOwnerUrl: 'postgresql://owner:secret@db:5433/market?sslmode=disable',
    connectionCountMax: 40,
    jobConnectionCountMax: 6,
    migratesAtStart: false,
    publicUrl: 'https://shop.example',
    mode: 'production',
    servesDevOnly: false,
    servesApiDocs: true,
    locksDesk: true,
    deskPassword: null,
    loadsDemo: true,
    drainMs: 5000,
    demoScale: 400,
    secret: '0123456789abcdef0123456789abcdef',
    formerSecret: 'fedcba9876543210fedcba9876543210',
    trustedProxies: ['10.0.0.0/8', '192.0.2.7', '2001:db8::/32'],
    paymentGateway: 'toss',
    toss: { secretKey: 'live_sk_abcDEF123', apiUrl: 'http://127.0.0.1:4000' },
    s3: {
      endpoint: 'https://s3.example',
      bucket: 'market',
      region: 'auto',
      accessKeyId: 'key',
      secretAccessKey: 'secret',
    },
    customerCredential: 'c2hvcDp3b3Jk',
    social: { hasSandbox: false, kakao: null, naver: null, apple: null },
    portOne: null,
    nts: null,
    smtp: {
      url: 'smtps://name:word@smtp.example:465',
      from: '장터 <no-reply@shop.example>',
      allowsClearText: false,
    },
    tossNoticeAddresses: ['13.124.18.147', '2001:db8::/32'],
    metrics: { host: '127.0.0.1', port: 9464 },
    tracesUrl: 'http://collector:4318',
    addressSearchOrigin: 'https://address.shop.example',
  })
})

test('a key of Toss Payments is retained for what began there, whichever gateway is open', () => {
  const { paymentGateway, toss } = readEnvironment({ TOSS_SECRET_KEY: 'test_sk_abc' })
  expect([paymentGateway, toss]).toEqual([
    'sandbox',
    { secretKey: 'test_sk_abc', apiUrl: 'https://api.tosspayments.com' },
  ])
})

test.each([
  'postgres://u:p@localhost/m',
  'postgres://u:p@127.0.0.1:5432/m',
  'postgres://u:p@[::1]:5432/m',
  'postgres://u:p@localhost/m?host=/var/run/postgresql',
  'postgres://u:p@db/m?sslmode=verify-full',
  'postgres://u:p@db/m?sslmode=disable',
])('%s says how it travels', (url) => {
  expect(readEnvironment({ DATABASE_URL: url }).databaseUrl).toBe(url)
})

const SANDBOXES = {
  PAYMENT_GATEWAY: 'sandbox',
  MAIL: 'outbox',
  IDENTITY_PROVIDER: 'sandbox',
  BUSINESS_REGISTRY: 'sandbox',
}
const LIVE = { NODE_ENV: 'production', ...SANDBOXES }

test('a former secret is a secret, or the word that nobody has it any more', () => {
  expect(readEnvironment({ SECRET_FORMER: 'lost' }).formerSecret).toBe('lost')
})

test('how long the market drains can be set', () => {
  expect(readEnvironment({ DRAIN_MS: '0' }).drainMs).toBe(0)
})

test.each([
  [{ PORT: 'abc' }, PORT_HINT],
  [{ PORT: '-1' }, PORT_HINT],
  [{ PORT: '65536' }, PORT_HINT],
  [{ PORT: '80.5' }, PORT_HINT],
  [{ DRAIN_MS: '5s' }, DRAIN_MS_HINT],
  [{ DRAIN_MS: '60001' }, DRAIN_MS_HINT],
  [{ DEMO_SCALE: '0' }, DEMO_SCALE_HINT],
  [{ DEMO_SCALE: '4001' }, DEMO_SCALE_HINT],
  [{ DEMO_SCALE: 'many' }, DEMO_SCALE_HINT],
  [{ ...LIVE, DEV_ONLY: '1' }, DESK_FIX],
  [{ DATABASE_URL: 'postgres://u:p@db/m' }, `DATABASE_URL is wrong: ${TLS_FIX}.`],
  [{ DATABASE_URL: 'postgres://u:p@db/m?sslmode=prefer' }, `DATABASE_URL is wrong: ${TLS_FIX}.`],
  [
    { DATABASE_URL: LOCAL_URL, DATABASE_OWNER_URL: 'postgres://o:p@10.0.0.7/m' },
    `DATABASE_OWNER_URL is wrong: ${TLS_FIX}.`,
  ],
  [
    { DATABASE_DIRECT_URL: LOCAL_URL },
    'DATABASE_DIRECT_URL is wrong: give the address that leads past PgBouncer to the same database as DATABASE_URL, which it needs.',
  ],
  [
    { DATABASE_OWNER_URL: LOCAL_URL },
    'DATABASE_OWNER_URL is wrong: give the address with the user who owns the tables of DATABASE_URL, which it needs.',
  ],
  [
    { DATABASE_CONNECTIONS: '3' },
    'DATABASE_CONNECTIONS is wrong: give a number from 4 to 500, such as DATABASE_CONNECTIONS=20.',
  ],
  [
    { JOB_CONNECTIONS: 'many' },
    'JOB_CONNECTIONS is wrong: give a number from 4 to 500, such as JOB_CONNECTIONS=4.',
  ],
  [
    { MIGRATE: 'no' },
    'MIGRATE is wrong: give 1 to bring the schema up to date at the start, or 0 to leave that to npm run migrate.',
  ],
  [
    { DESK_PASSWORD: 'short' },
    'DESK_PASSWORD is wrong: give at least 16 characters, or nothing to have one drawn at every start.',
  ],
  [{ DEMO: 'yes' }, 'DEMO is wrong: give 1 to fill an empty database with the demo, or 0.'],
  [{ HOST: 'home' }, 'HOST is wrong: give an IP address to listen on, such as HOST=0.0.0.0.'],
  [{ DATABASE_URL: '/tmp' }, DATABASE_URL_HINT],
  [{ DATABASE_URL: 'mysql://user:secret@localhost/market' }, DATABASE_URL_HINT],
  [{ DATABASE_URL: 'postgres://user:secret@localhost' }, DATABASE_URL_HINT],
  [
    { PUBLIC_URL: 'shop' },
    'PUBLIC_URL is wrong: give the address that browsers use, such as PUBLIC_URL=https://shop.example.',
  ],
  [
    { METRICS_PORT: '70000' },
    'METRICS_PORT is wrong: give a number from 0 to 65535, such as METRICS_PORT=9464.',
  ],
  [
    { METRICS_HOST: 'localhost' },
    'METRICS_HOST is wrong: give an IP address to listen on, such as METRICS_HOST=10.0.0.5.',
  ],
  [
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'collector' },
    'OTEL_EXPORTER_OTLP_ENDPOINT is wrong: give the address of a collector, such as OTEL_EXPORTER_OTLP_ENDPOINT=http://127.0.0.1:4318.',
  ],
  [{ ADDRESS_SEARCH_ORIGIN: 'off' }, ADDRESS_SEARCH_ORIGIN_HINT],
  [{ ADDRESS_SEARCH_ORIGIN: 'https://address.shop.example/search' }, ADDRESS_SEARCH_ORIGIN_HINT],
  [{ TOSS_NOTICE_ADDRESSES: 'toss' }, TOSS_NOTICE_ADDRESSES_HINT],
  [{ TOSS_NOTICE_ADDRESSES: '13.124.18.147,' }, TOSS_NOTICE_ADDRESSES_HINT],
  [{ TOSS_NOTICE_ADDRESSES: '13.124.18.0/33' }, TOSS_NOTICE_ADDRESSES_HINT],
  [{ NODE_ENV: 'live' }, 'NODE_ENV is wrong: give development, production or test.'],
  [{ SECRET: 'short' }, 'SECRET is wrong: give at least 32 random characters.'],
  [
    { SECRET_FORMER: 'short' },
    'SECRET_FORMER is wrong: give the secret that SECRET takes the place of, or lost when nobody has it any more.',
  ],
  [{ TRUSTED_PROXIES: 'proxy.example' }, TRUSTED_PROXIES_HINT],
  [{ TRUSTED_PROXIES: '10.0.0.0/33' }, TRUSTED_PROXIES_HINT],
  [{ TRUSTED_PROXIES: '10.0.0.0/8/8' }, TRUSTED_PROXIES_HINT],
  [{ TRUSTED_PROXIES: '0.0.0.0/0' }, TRUSTED_PROXIES_HINT],
  [{ TRUSTED_PROXIES: '2001:db8::/129' }, TRUSTED_PROXIES_HINT],
  [{ TRUSTED_PROXIES: '10.0.0.1,,10.0.0.2' }, TRUSTED_PROXIES_HINT],
  [{ PAYMENT_GATEWAY: 'kakao' }, PAYMENT_GATEWAY_HINT],
  [{ ...LIVE, PAYMENT_GATEWAY: '' }, PAYMENT_GATEWAY_HINT],
  [{ PAYMENT_GATEWAY: 'toss' }, TOSS_SECRET_KEY_HINT],
  [{ TOSS_SECRET_KEY: 'test_ck_abc' }, TOSS_SECRET_KEY_HINT],
  [{ TOSS_SECRET_KEY: 'test_sk_a b' }, TOSS_SECRET_KEY_HINT],
  [{ TOSS_API_URL: 'http://api.tosspayments.com' }, TOSS_API_URL_HINT],
  [{ TOSS_API_URL: 'api.tosspayments.com' }, TOSS_API_URL_HINT],
  [
    { ...S3, ...S3_KEY, FILES_S3_URL: 'http://s3.example' },
    'FILES_S3_URL is wrong: give an https address, such as FILES_S3_URL=https://s3.ap-northeast-2.amazonaws.com.',
  ],
  [
    { FILES_S3_BUCKET: 'market' },
    'FILES_S3_BUCKET is wrong: give the name of the bucket, such as FILES_S3_BUCKET=jangteo, together with FILES_S3_URL.',
  ],
  [S3, `${FILES_S3_KEY_ID_HINT} ${FILES_S3_SECRET_HINT}`],
  [{ ...S3, FILES_S3_KEY_ID: 'key' }, FILES_S3_SECRET_HINT],
  [
    { PORT: 'x', DEV_ONLY: 'yes' },
    `${PORT_HINT} DEV_ONLY is wrong: give 1 to serve /devOnly, or 0.`,
  ],
])('%j is refused with the fix', (variables, line) => {
  expect(() => readEnvironment(variables)).toThrow(new StartupError(line))
})
