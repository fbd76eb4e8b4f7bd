import type { SocialGuest } from '@jangteo/core/session/socialLogin.chart'
import type { SocialLoginView } from '@jangteo/core/session/socialLogin.view'
import { SOCIAL_SIGN_UP_TERMS } from '@jangteo/core/session/socialTerms.rules'
import { NOTHING_AGREED } from '@jangteo/core/terms/agreement.rules'
import { useState } from 'react'
import { Button } from '../../../parts/action/Button.tsx'
import { Callout } from '../../../parts/text/Callout.tsx'
import { FactList } from '../../../parts/text/FactList.tsx'
import { TermsChoice } from '../signUp/TermsChoice.tsx'
import styles from './Social.module.css'

type SocialSignUpProps = {
  readonly guest: SocialGuest
  readonly view: SocialLoginView
  /** Name of the provider for people. */
  readonly label: string
}

/** Somebody without an account agrees to the terms and joins; nothing is ticked before. */
export function SocialSignUp({ guest, view, label }: SocialSignUpProps) {
  const [agreed, setAgreed] = useState(NOTHING_AGREED)
  const { noticeText, isBusy } = view
  const facts = [
    { label: '이름', value: guest.name },
    ...(guest.email === null ? [] : [{ label: '이메일', value: guest.email }]),
  ]
  return (
    <>
      <div>
        <h2 className={styles.heading}>약관에 동의하면 가입이 끝나요</h2>
        <p className={styles.note}>{label} 계정으로 언제든 다시 로그인할 수 있어요.</p>
      </div>
      <FactList facts={facts} />
      <fieldset className={styles.terms}>
        <legend className={styles.title}>약관 동의</legend>
        <TermsChoice lines={SOCIAL_SIGN_UP_TERMS} agreed={agreed} onChange={setAgreed} />
      </fieldset>
      {noticeText === null ? null : <Callout tone="danger">{noticeText}</Callout>}
      <Button isWide isBusy={isBusy} onClick={() => view.submit(agreed)}>
        가입하고 시작하기
      </Button>
    </>
  )
}
