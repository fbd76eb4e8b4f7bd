import { refusalText } from '@jangteo/http/refusal/refusal'
import { useMutation } from '@tanstack/react-query'
import { saveFile } from '../../../parts/file/saveFile.ts'
import { Button } from '../../../parts/action/Button.tsx'
import { useToast } from '../../../parts/toast/toast.ts'
import { staffCalls } from '../../staff/staffCalls.ts'

/** Saves the transfers of a payout that have no answer yet as a file for the bank. */
export function PayoutFileButton({ id }: { readonly id: string }) {
  const toast = useToast()
  const file = useMutation(
    staffCalls.operatorSettlement.sheet.mutationOptions({
      onSuccess: saveFile,
      onError: (error) => toast({ text: refusalText(error) }),
    }),
  )
  return (
    <Button variant="outline" size="s" isBusy={file.isPending} onClick={() => file.mutate({ id })}>
      이체 파일 받기
    </Button>
  )
}
