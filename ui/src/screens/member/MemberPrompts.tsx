import type { MyPagePrompt } from '@jangteo/core/life/myPage.codes'
import { PROMPT_TEXTS } from '@jangteo/core/life/myPage.rules'
import { lifeRoutes } from '@jangteo/core/navigation/lifeRoute.rules'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { ButtonLink } from '../../parts/action/Button.tsx'
import styles from './MyPage.module.css'

/** Places where prompts are answered. */
const PLACES: Readonly<Record<MyPagePrompt, string>> = {
  UPGRADE: routes.upgrade(routes.myPage()),
  PASSWORD_OLD: routes.changePassword(routes.myPage()),
  CONSENT_RENEWAL: lifeRoutes.terms(),
}

/** Requests of the market to the member, the most useful first; nothing without any. */
export function MemberPrompts({ prompts }: { readonly prompts: readonly MyPagePrompt[] }) {
  if (prompts.length === 0) return null
  return (
    <ul className={styles.prompts} aria-label="확인할 일">
      {prompts.map((prompt) => (
        <li key={prompt} className={styles.prompt}>
          <p className={styles.promptText}>{PROMPT_TEXTS[prompt].text}</p>
          <ButtonLink size="s" variant="outline" to={PLACES[prompt]}>
            {PROMPT_TEXTS[prompt].action}
          </ButtonLink>
        </li>
      ))}
    </ul>
  )
}
