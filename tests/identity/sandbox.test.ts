import { mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createSandboxIdentity } from '@jangteo/identity/sandbox/sandbox-identity'
import * as Effect from 'effect/Effect'
import { expect, onTestFinished, test } from 'vitest'

const PERSON = { name: '홍길동', birthday: '1990-05-05', gender: 'MALE', mobile: '010-1234-5678' }
const DAY_MS = 24 * 60 * 60 * 1000

function open() {
  const directory = mkdtempSync(join(tmpdir(), 'identity-'))
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }))
  const port = createSandboxIdentity({ directory, nowMs: Date.now })
  const press = (verificationId: string, fields: Readonly<Record<string, string>>) =>
    port.visit({
      method: 'POST',
      url: new URL(
        port.windowUrl({ verificationId, purpose: 'JOIN', returnPath: '/' }),
        'http://market',
      ),
      form: new URLSearchParams(fields),
    })
  return { port, directory, press }
}

const idOf = (letter: string) => letter.repeat(22)

test('한 사람의 CI 는 휴대폰 번호가 바뀌어도 같고, 다른 사람의 것과 다르다', async () => {
  const { port, press } = open()
  await press(idOf('a'), { ...PERSON, action: 'verify' })
  await press(idOf('b'), { ...PERSON, mobile: '01099998888', action: 'verify' })
  await press(idOf('c'), { ...PERSON, birthday: '1990-05-06', action: 'verify' })
  const answers = await Promise.all(
    ['a', 'b', 'c'].map((letter) => Effect.runPromise(port.query(idOf(letter)))),
  )
  const [first, again, other] = answers.map((answer) =>
    answer.kind === 'verified' ? answer.person.ci : '',
  )
  expect([first?.length, again === first, other === first]).toEqual([88, true, false])
})

test('창은 글을 읽는 그대로 보이고 마크업으로 만들지 않는다', async () => {
  const { press } = open()
  const { status, body } = await press(idOf('a'), {
    ...PERSON,
    name: '"><script>alert(1)</script>',
    birthday: '',
    action: 'verify',
  })
  expect([status, body.includes('<script>alert(1)')]).toEqual([422, false])
})

test('하루가 지난 결과는 없어진다', async () => {
  const { directory, press } = open()
  await press(idOf('a'), { ...PERSON, action: 'verify' })
  const old = new Date(Date.now() - 2 * DAY_MS)
  utimesSync(join(directory, `${idOf('a')}.json`), old, old)
  await press(idOf('b'), { ...PERSON, action: 'verify' })
  expect(readdirSync(directory)).toEqual([`${idOf('b')}.json`])
})

test('이름이 아닌 것은 파일이 되지 않는다', async () => {
  const { directory, press } = open()
  await press('../../../../etc/passwd', { ...PERSON, action: 'verify' })
  expect(readdirSync(directory)).toEqual([])
})
