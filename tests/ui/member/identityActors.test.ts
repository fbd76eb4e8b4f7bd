import { REFUSALS } from '@jangteo/contract/refusal/refusal.catalogue'
import { decodeRefusal, localRefusal } from '@jangteo/http/refusal/refusal'
import {
  confirmIdentity,
  openVerification,
} from '@jangteo/ui/screens/member/identity/identityActors'
import { describe, expect, test } from 'vitest'

const ID = 'abcdefghijklmnopqrstuv'
const WINDOW = '/sandbox/identity?verificationId=abcdefghijklmnopqrstuv'

function refusal(code: keyof typeof REFUSALS) {
  const { status, message } = REFUSALS[code]
  return decodeRefusal(status, { code, message, status, data: null })
}

/** Calls that answer so, and what they were asked. */
function aServer({ confirm = () => Promise.reject(new Error('not asked')) }: Confirming = {}) {
  const begun: unknown[] = []
  const asked: unknown[] = []
  const calls = {
    identity: {
      startVerification: {
        call: async (input: unknown) => {
          begun.push(input)
          return { verificationId: ID, windowUrl: WINDOW }
        },
      },
      confirmVerification: {
        call: (input: unknown) => {
          asked.push(input)
          return confirm()
        },
      },
    },
  }
  return { calls, begun, asked }
}

type Answer = {
  readonly purposeEnum: 'JOIN' | 'ADULT'
  readonly person: { name: string; birthday: string; mobile: string } | null
}
type Confirming = { readonly confirm?: () => Promise<Answer> }

describe('인증창을 여는 것', () => {
  const opened = async (search: string, signal: AbortSignal) => {
    const { calls, begun } = aServer()
    const left: string[] = []
    const location = { pathname: '/account/adultCertification', search }
    const page = { location, leave: (url: string) => void left.push(url) }
    const verification = await openVerification(calls, page, { purpose: 'ADULT', signal })
    return { begun, left, verification }
  }

  test('지금 페이지로 돌아오게 하고 창으로 떠난다', async () => {
    const { signal } = new AbortController()
    expect(await opened('?returnUrl=%2Forder%2Fcart%3Fa%3D1', signal)).toEqual({
      begun: [
        {
          purposeEnum: 'ADULT',
          returnPath: '/account/adultCertification?returnUrl=%2Forder%2Fcart%3Fa%3D1',
        },
      ],
      left: [WINDOW],
      verification: { verificationId: ID },
    })
  })

  test('앞선 창이 남긴 것은 다음 창에 넘기지 않는다', async () => {
    const { signal } = new AbortController()
    const { begun } = await opened(`?verificationId=${ID}`, signal)
    expect(begun).toEqual([{ purposeEnum: 'ADULT', returnPath: '/account/adultCertification' }])
  })

  test('그사이 페이지를 떠났으면 창으로 데려가지 않는다', async () => {
    const leaving = new AbortController()
    leaving.abort()
    expect((await opened('', leaving.signal)).left).toEqual([])
  })
})

describe('인증 결과를 확인하는 것', () => {
  const outcomeOf = (confirm: () => Promise<Answer>) =>
    confirmIdentity(aServer({ confirm }).calls, { verificationId: ID })

  test('돌아온 인증을 서버에 묻고, 가입하려는 사람은 서버가 아는 대로 받는다', async () => {
    const person = { name: '홍길동', birthday: '1995-05-05', mobile: '01000005555' }
    const confirm = () => Promise.resolve({ purposeEnum: 'JOIN' as const, person })
    const { calls, asked } = aServer({ confirm })
    expect(await confirmIdentity(calls, { verificationId: ID })).toEqual({
      kind: 'verified',
      person,
    })
    expect(asked).toEqual([{ id: ID }])
  })

  test.each([
    'IDENTITY_UNVERIFIED',
    'IDENTITY_UNAVAILABLE',
    'IDENTITY_TAKEN',
    'IDENTITY_DIFFERENT',
    'AGE_TOO_YOUNG',
    'ADULT_AGE_REQUIRED',
  ] as const)('%s 거절은 인증의 결과다', async (reason) => {
    const outcome = await outcomeOf(() => Promise.reject(refusal(reason)))
    expect(outcome).toEqual({ kind: 'refused', reason })
  })

  test.each([
    ['로그인이 끝난 것', refusal('SESSION_REQUIRED')],
    ['연결되지 않은 것', localRefusal('NETWORK_ERROR')],
  ])('%s은 그 글을 알린다', async (_, error) => {
    expect(await outcomeOf(() => Promise.reject(error))).toEqual({
      kind: 'failed',
      text: error.message,
    })
  })

  test('거절이 아닌 오류는 결과로 꾸미지 않는다', async () => {
    await expect(outcomeOf(() => Promise.reject(new TypeError('no answer')))).rejects.toThrow(
      'no answer',
    )
  })
})
