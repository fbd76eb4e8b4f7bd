import { generateSecret, generateSync } from 'otplib'
import { expect, test } from 'vitest'
import { authenticatorCode } from '@jangteo/ui/screens/desk/authenticatorCode'

/** The secret of the test vectors, in Base32. Source: RFC 6238, appendix B. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('%i초의 번호는 %s이다', async (second, code) => {
  expect(await authenticatorCode(SECRET, second * 1000)).toBe(code)
})

test('서버가 확인하는 번호와 같고, 띄어쓰기와 소문자를 가리지 않는다', async () => {
  const secret = generateSecret()
  const nowMs = 1_764_140_000_000
  const typed = secret.toLowerCase().replaceAll(/(.{4})/g, '$1 ')
  expect(await authenticatorCode(typed, nowMs)).toBe(generateSync({ secret, epoch: nowMs / 1000 }))
})
