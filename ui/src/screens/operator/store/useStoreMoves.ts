import { useMutation } from '@tanstack/react-query'
import { staffCalls } from '../../staff/staffCalls.ts'
import { useCommands } from '../../staff/useCommands.ts'

/** The moves of a store by an operator; everything that they changed is asked for again. */
export function useStoreMoves(onDone: () => void) {
  const { answered } = useCommands({ onDone })
  const { operatorStore } = staffCalls
  return {
    suspend: useMutation(operatorStore.suspend.mutationOptions(answered('이용을 정지했어요.'))),
    release: useMutation(operatorStore.release.mutationOptions(answered('정지를 해제했어요.'))),
    close: useMutation(operatorStore.close.mutationOptions(answered('폐점했어요.'))),
    setFeeRate: useMutation(
      operatorStore.setFeeRate.mutationOptions(answered('수수료율을 바꿨어요.')),
    ),
    setFeatures: useMutation(
      operatorStore.setFeatures.mutationOptions(answered('기능 제한을 저장했어요.')),
    ),
    rename: useMutation(operatorStore.rename.mutationOptions(answered('이름과 주소를 바꿨어요.'))),
  }
}
