import { credentialOf } from '@jangteo/http/session/credential'
import { expect, test } from 'vitest'

test.each([
  ['auth_token=abc.def', 'Bearer abc.def'],
  ['device=1; auth_token=abc', 'Bearer abc'],
  ['', 'Basic Z3Vlc3Q6'],
  ['device=1', 'Basic Z3Vlc3Q6'],
  ['auth_token=', 'Basic Z3Vlc3Q6'],
  ['old_auth_token=abc', 'Basic Z3Vlc3Q6'],
])('쿠키가 "%s"이면 %s(으)로 부른다', (cookies, credential) => {
  expect(credentialOf(cookies)).toEqual(credential)
})
