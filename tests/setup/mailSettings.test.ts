import { StartupError } from '@jangteo/postgres/database/startupError'
import { readEnvironment } from '@jangteo/server/app/settings/environment'
import { expect, test } from 'vitest'

const MAIL_HINT =
  'MAIL is wrong: give smtp, or outbox, where no mail leaves the market; production has to name one, or SMTP_URL.'
const SMTP_URL_HINT =
  'SMTP_URL is wrong: give the mail server with name and password, such as SMTP_URL=smtps://name:password@smtp.example:465; MAIL=smtp needs it.'
const MAIL_FROM_HINT =
  'MAIL_FROM is wrong: give the address that mails come from, such as MAIL_FROM="장터 <no-reply@shop.example>"; SMTP_URL needs it.'

const FROM = 'no-reply@shop.example'

test.each([
  [
    {
      NODE_ENV: 'production',
      PAYMENT_GATEWAY: 'sandbox',
      IDENTITY_PROVIDER: 'sandbox',
      BUSINESS_REGISTRY: 'sandbox',
    },
    MAIL_HINT,
  ],
  [{ MAIL: 'pigeon' }, MAIL_HINT],
  [{ MAIL: 'smtp' }, SMTP_URL_HINT],
  [{ SMTP_URL: 'https://smtp.example', MAIL_FROM: 'a@shop.example' }, SMTP_URL_HINT],
  [{ SMTP_URL: 'smtp://smtp.example' }, MAIL_FROM_HINT],
  [{ SMTP_URL: 'smtp://smtp.example', MAIL_FROM: 'the market' }, MAIL_FROM_HINT],
])('%j is refused with the fix', (variables, line) => {
  expect(() => readEnvironment(variables)).toThrow(new StartupError(line))
})

test.each([
  [{}, null],
  [{ MAIL: 'outbox', SMTP_URL: 'smtp://smtp.example', MAIL_FROM: FROM }, null],
  [
    { SMTP_URL: 'smtp://smtp.example', MAIL_FROM: FROM },
    { url: 'smtp://smtp.example', from: FROM, allowsClearText: false },
  ],
  [
    { MAIL: 'smtp', SMTP_URL: 'smtp://127.0.0.1:1025', MAIL_FROM: FROM },
    { url: 'smtp://127.0.0.1:1025', from: FROM, allowsClearText: true },
  ],
])('%j: mails go to %j', (variables, smtp) => {
  expect(readEnvironment(variables).smtp).toEqual(smtp)
})
