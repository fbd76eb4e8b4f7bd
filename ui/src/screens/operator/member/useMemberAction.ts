import { useMutation } from '@tanstack/react-query'
import { staffCalls } from '../../staff/staffCalls.ts'
import { useCommands } from '../../staff/useCommands.ts'

const { operatorMember: calls } = staffCalls

/** Action on an account that needs nothing but a reason. */
export type MemberAction = 'endSessions' | 'release' | 'suspend' | 'unlock'

type Input = { readonly id: string; readonly reason: string }

const RUN: Readonly<Record<MemberAction, (input: Input) => Promise<unknown>>> = {
  endSessions: (input) => calls.endSessions.call(input),
  release: (input) => calls.release.call(input),
  suspend: (input) => calls.suspend.call(input),
  unlock: (input) => calls.unlock.call(input),
}

const DONE_TEXTS: Readonly<Record<MemberAction, string>> = {
  endSessions: '모든 기기에서 로그아웃했어요.',
  release: '이용 정지를 해제했어요.',
  suspend: '회원의 이용을 정지했어요.',
  unlock: '로그인 잠금을 해제했어요.',
}

/** Runs an action on an account, says how it ended, and asks for the member again. */
export function useMemberAction(action: MemberAction, onDone: () => void) {
  const { toasted } = useCommands({ stale: [calls.key()], onDone })
  const running = useMutation({ mutationFn: RUN[action], ...toasted(DONE_TEXTS[action]) })
  return { isPending: running.isPending, run: running.mutate }
}
