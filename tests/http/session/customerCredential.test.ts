import { GUEST_CREDENTIAL } from '@jangteo/http/session/credential'
import { customerCredentialOf } from '@jangteo/http/staff/customerCredential'
import { expect, test } from 'vitest'

test.each([
  ['', GUEST_CREDENTIAL],
  ['auth_token=abc', GUEST_CREDENTIAL],
  ['auth_token=abc; customer_credential=c2hvcDp3b3Jk', 'Basic c2hvcDp3b3Jk'],
  ['customer_credential=c2hvcDp4eA%3D%3D', 'Basic c2hvcDp4eA=='],
])('the cookies "%s" give %s', (cookies, credential) => {
  expect(customerCredentialOf(cookies)).toBe(credential)
})
