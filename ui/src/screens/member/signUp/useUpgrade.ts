import { useMutation } from '@tanstack/react-query'
import { useCalls } from '../../../lib/deps.ts'
import { useRepeatKeys } from '../../../lib/repeatKeys.ts'
import { useSessionChange } from '../../../lib/sessionChange.ts'
import { useToast } from '../../../parts/toast/toast.ts'
import { forgetUpgradeVerification } from './signUpDraft.ts'
import { unverifiedText } from './upgradeRefusal.ts'

type UpgradeQuery = {
  readonly verificationId: string
  readonly loginId?: string
  readonly password?: string
}

type Ends = {
  /** Said once it is done. */
  readonly doneText: string
  readonly onDone: () => void
  readonly onUnverified: (text: string) => void
}

/** Sends an upgrade under its key, so that a second try after a lost answer is the same one. */
export function useUpgrade({ doneText, onDone, onUnverified }: Ends) {
  const calls = useCalls()
  const { keyOf } = useRepeatKeys()
  const toast = useToast()
  const changeSession = useSessionChange()
  return useMutation({
    mutationFn: (query: UpgradeQuery) =>
      calls.joining.upgrade.call({ ...query }, { context: { idempotencyKey: keyOf(query) } }),
    onSuccess: async () => {
      forgetUpgradeVerification()
      await changeSession()
      toast({ text: doneText })
      onDone()
    },
    onError: (error) => {
      const text = unverifiedText(error)
      if (text !== null) onUnverified(text)
    },
  })
}
