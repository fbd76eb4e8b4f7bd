import { MY_PAGE_PROMPTS } from '@jangteo/core/life/myPage.codes'
import { promptsOf, PROMPT_TEXTS } from '@jangteo/core/life/myPage.rules'
import { expect, test } from 'vitest'

const NOTHING = { membership: 'MEMBER', isPasswordChangeDue: false, isRenewalDue: false } as const

test('부탁할 것이 없으면 아무것도 묻지 않는다', () => {
  expect(promptsOf(NOTHING)).toEqual([])
})

test('준회원, 오래된 비밀번호, 2년이 지난 동의의 차례로 부탁한다', () => {
  expect([
    promptsOf({ ...NOTHING, membership: 'ASSOCIATE_MEMBER' }),
    promptsOf({ ...NOTHING, isPasswordChangeDue: true }),
    promptsOf({ ...NOTHING, isRenewalDue: true }),
    promptsOf({ membership: 'ASSOCIATE_MEMBER', isPasswordChangeDue: true, isRenewalDue: true }),
  ]).toEqual([['UPGRADE'], ['PASSWORD_OLD'], ['CONSENT_RENEWAL'], MY_PAGE_PROMPTS])
})

test('부탁마다 말과 가는 길의 이름이 있다', () => {
  expect(MY_PAGE_PROMPTS.map((prompt) => PROMPT_TEXTS[prompt])).toEqual([
    { text: '본인인증을 하면 모든 혜택을 이용할 수 있어요.', action: '정회원 되기' },
    {
      text: '비밀번호를 변경한 지 90일이 지났어요. 새 비밀번호로 바꿔 주세요.',
      action: '비밀번호 변경',
    },
    {
      text: '수신에 동의한 지 2년이 지났어요. 계속 받을지 알려 주세요.',
      action: '수신 동의 확인',
    },
  ])
})
