import { SESSION_MESSAGES } from '../session/session.messages.ts'
import { TERMS_MESSAGES } from '../terms/terms.messages.ts'
import { MY_PAGE_PROMPTS } from './myPage.codes.ts'
import type { AccountMembership, MyPagePrompt } from './myPage.codes.ts'

/** Facts that a prompt follows from. */
export type PromptFacts = {
  readonly membership: AccountMembership
  readonly isPasswordChangeDue: boolean
  readonly isRenewalDue: boolean
}

/** Lists what a member is asked for on their page, the most useful first. Source: market-rules §7. */
export function promptsOf(facts: PromptFacts): readonly MyPagePrompt[] {
  const isAsked: Readonly<Record<MyPagePrompt, boolean>> = {
    UPGRADE: facts.membership === 'ASSOCIATE_MEMBER',
    PASSWORD_OLD: facts.isPasswordChangeDue,
    CONSENT_RENEWAL: facts.isRenewalDue,
  }
  return MY_PAGE_PROMPTS.filter((prompt) => isAsked[prompt])
}

/** A prompt in words, and the label of the way to answer it. */
export const PROMPT_TEXTS: Readonly<
  Record<MyPagePrompt, { readonly text: string; readonly action: string }>
> = {
  UPGRADE: { text: '본인인증을 하면 모든 혜택을 이용할 수 있어요.', action: '정회원 되기' },
  PASSWORD_OLD: { text: SESSION_MESSAGES.PASSWORD_OLD(), action: '비밀번호 변경' },
  CONSENT_RENEWAL: { text: TERMS_MESSAGES.CONSENT_RENEWAL(), action: '수신 동의 확인' },
}
