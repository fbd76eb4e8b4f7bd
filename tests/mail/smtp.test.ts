import { createSmtpMail } from '@jangteo/mail/smtp/smtp-mail'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterEach, expect, test } from 'vitest'

const FROM = '장터 <no-reply@shop.example>'
const MAIL = {
  to: 'minji@mail.example',
  subject: '[장터] 이메일 인증번호',
  text: '장터 이메일 인증번호예요.\n\n123456',
}

type Received = {
  readonly user: string
  readonly from: string
  readonly to: readonly string[]
  readonly isSecure: boolean
  readonly raw: string
}

const ends: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})

/** An SMTP server of this machine; it knows one name and one password. */
async function aServer(options: SMTPServerOptions = {}) {
  const received: Received[] = []
  const server = new SMTPServer({
    logger: false,
    onAuth: ({ username = '', password }, _, callback) => {
      if (password === 'pass word') callback(null, { user: username })
      else callback(new Error('unknown'))
    },
    onData: (stream, session, callback) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope
        received.push({
          user: String(session.user),
          from: mailFrom === false ? '' : mailFrom.address,
          to: rcptTo.map(({ address }) => address),
          isSecure: session.secure,
          raw: Buffer.concat(chunks).toString(),
        })
        callback()
      })
    },
    ...options,
  })
  // A client that hangs up is an error to it.
  server.on('error', () => undefined)
  const port = await new Promise<number>((resolve) => {
    const listening = server.listen(0, '127.0.0.1', () => {
      const address = listening.address()
      resolve(typeof address === 'object' && address !== null ? address.port : 0)
    })
  })
  ends.push(() => new Promise((resolve) => server.close(resolve)))
  return { received, port }
}

function aSender(url: string, allowsClearText = true) {
  const mail = createSmtpMail({ url, from: FROM, allowsClearText })
  ends.unshift(async () => mail.close())
  return mail
}

const IN_THE_CLEAR: SMTPServerOptions = {
  disabledCommands: ['STARTTLS'],
  allowInsecureAuth: true,
}

test('a mail arrives with its Korean subject and text, under its id', async () => {
  const { received, port } = await aServer(IN_THE_CLEAR)
  await aSender(`smtp://market:pass%20word@127.0.0.1:${port}`).send(MAIL, 'mail-7')
  const [arrived] = received
  if (arrived === undefined) throw new Error('a mail expected')
  const { raw, ...envelope } = arrived
  const [head = '', body = ''] = raw.split('\r\n\r\n')
  const subject = /^Subject: (.*(?:\r\n\s.*)*)/m.exec(head)?.[1] ?? ''
  const words = [...subject.matchAll(/=\?UTF-8\?B\?([^?]*)\?=/gi)]
  expect({
    envelope,
    subject: words.map(([, word = '']) => Buffer.from(word, 'base64').toString()).join(''),
    id: /^Message-ID: (.*)$/m.exec(head)?.[1]?.trim(),
    text: Buffer.from(body, 'base64').toString(),
  }).toEqual({
    envelope: {
      user: 'market',
      from: 'no-reply@shop.example',
      to: ['minji@mail.example'],
      isSecure: false,
    },
    subject: MAIL.subject,
    id: '<mail-7@shop.example>',
    text: MAIL.text,
  })
})

test('a server that does not know the password takes nothing', async () => {
  const { received, port } = await aServer(IN_THE_CLEAR)
  const sending = aSender(`smtp://market:wrong@127.0.0.1:${port}`).send(MAIL, 'mail-7')
  await expect(sending).rejects.toThrow('Invalid login')
  expect(received).toEqual([])
})

test('a server that is away takes nothing', async () => {
  const { port } = await aServer(IN_THE_CLEAR)
  for (const end of ends.splice(0)) await end()
  const sending = aSender(`smtp://market:pass%20word@127.0.0.1:${port}`).send(MAIL, 'mail-7')
  await expect(sending).rejects.toThrow('ECONNREFUSED')
})

test('neither password nor mail goes in the clear to another machine', async () => {
  const { received, port } = await aServer(IN_THE_CLEAR)
  const url = `smtp://market:pass%20word@127.0.0.1:${port}`
  await expect(aSender(url, false).send(MAIL, 'mail-7')).rejects.toThrow('STARTTLS')
  expect(received).toEqual([])
})

test('a certificate that nobody vouches for is refused', async () => {
  const { received, port } = await aServer({ secure: true })
  const url = `smtps://market:pass%20word@127.0.0.1:${port}`
  await expect(aSender(url, false).send(MAIL, 'mail-7')).rejects.toThrow(/certificate/)
  expect(received).toEqual([])
})

test('what a person typed cannot add another receiver', async () => {
  const { received, port } = await aServer(IN_THE_CLEAR)
  const mail = aSender(`smtp://market:pass%20word@127.0.0.1:${port}`)
  await mail
    .send({ ...MAIL, to: 'a@mail.example, b@mail.example' }, 'mail-8')
    .catch(() => undefined)
  expect(received.flatMap(({ to }) => to)).not.toContain('b@mail.example')
})
