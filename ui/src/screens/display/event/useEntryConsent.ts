import { EVENT_ENTRY_TERMS } from '@jangteo/core/display/event.rules'
import { AGREEMENT_MESSAGES } from '@jangteo/core/terms/agreement.messages'
import { decideAgreed, NOTHING_AGREED, toggleTerms } from '@jangteo/core/terms/agreement.rules'
import type { TermsKind } from '@jangteo/core/terms/terms.codes'
import { useState } from 'react'
import { useDeps } from '../../../lib/deps.ts'
import { isMember } from '../../../parts/dialog/isMember.ts'
import { useSession } from '../../../parts/dialog/session.ts'

/** Consents of an entry; a guest is asked to log in with `loginText`. */
export function useEntryConsent(loginText: string) {
  const deps = useDeps()
  const { askForLogin } = useSession()
  const [agreed, setAgreed] = useState(NOTHING_AGREED)
  const [problem, setProblem] = useState<string | null>(null)
  const toggle = (kind: TermsKind) => {
    setProblem(null)
    setAgreed((former) => toggleTerms(former, kind))
  }
  /** True for a member who agreed; everybody else is asked for what is missing. */
  const isReady = async () => {
    if (!(await isMember(deps))) {
      askForLogin(loginText)
      return false
    }
    const isAgreed = decideAgreed(EVENT_ENTRY_TERMS, agreed).ok
    setProblem(isAgreed ? null : AGREEMENT_MESSAGES.TERMS_REQUIRED())
    return isAgreed
  }
  return { agreed, toggle, problem, setProblem, isReady }
}
