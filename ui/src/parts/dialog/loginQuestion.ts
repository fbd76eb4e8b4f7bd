import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { SESSION_MESSAGES } from '@jangteo/core/session/session.messages'
import { useNavigate } from '../../lib/router.ts'
import { useConfirm } from './confirm.ts'

/** Asks a guest to log in where only members may go on; the login leads back to the sheet that was open. */
export function useLoginQuestion(): (text?: string) => Promise<void> {
  const confirm = useConfirm()
  const navigate = useNavigate()
  return async (text) => {
    const title = SESSION_MESSAGES.LOGIN_CONFIRM()
    const question = { title, acceptLabel: '로그인', ...(text === undefined ? {} : { text }) }
    if (await confirm(question)) await navigate(routes.login())
  }
}
