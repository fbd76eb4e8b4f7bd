import { sellerRoutes } from '@jangteo/core/navigation/staffRoute.rules'
import { refusalText } from '@jangteo/http/refusal/refusal'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { useRepeatKeys } from '../../../lib/repeatKeys.ts'
import { useNavigate } from '../../../lib/router.ts'
import { Button } from '../../../parts/action/Button.tsx'
import { useToast } from '../../../parts/toast/toast.ts'
import { staffCalls } from '../../staff/staffCalls.ts'
import { formProblems, type GoodsForm, toContent, toWire } from './goodsForm.ts'
import type { GoodsChoices } from './goodsFormPart.ts'
import { GoodsNoticeFields } from './GoodsNoticeFields.tsx'
import { GoodsOptionFields } from './GoodsOptionFields.tsx'
import { GoodsPictureField } from './GoodsPictureField.tsx'
import { GoodsTermFields } from './GoodsTermFields.tsx'
import { GoodsTextFields } from './GoodsTextFields.tsx'
import styles from './SellerGoods.module.css'
import type { GoodsContentWire, SellerGoodsDetail } from './sellerGoodsData.ts'

type GoodsEditorProps = {
  readonly start: GoodsForm
  readonly choices: GoodsChoices
  /** `null` for a product that is not there yet. */
  readonly goods: SellerGoodsDetail | null
}

const WRONG = '[data-problem="true"]'

/** The form of a product; what is wrong is said by the rules that the server asks, too. */
export function GoodsEditor({ start, choices, goods }: GoodsEditorProps) {
  const [form, setForm] = useState(start)
  const [isJudged, setIsJudged] = useState(false)
  const [isUploading, setUploading] = useState(false)
  const ref = useRef<HTMLFormElement>(null)
  const save = useSaveGoods(goods)
  const found = formProblems(form)
  const problems = isJudged ? found : {}
  const change = (changed: Partial<GoodsForm>) => setForm((former) => ({ ...former, ...changed }))
  const part = { form, problems, change }
  const isPublished = goods?.publishedYn === 'Y'
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsJudged(true)
    if (Object.keys(found).length === 0) return save.mutate(toWire(toContent(form)))
    requestAnimationFrame(() => ref.current?.querySelector(WRONG)?.scrollIntoView())
  }
  return (
    <form ref={ref} className={styles.sections} onSubmit={submit} noValidate>
      <GoodsTextFields {...part} choices={choices} />
      <GoodsPictureField {...part} onUploading={setUploading} />
      <GoodsOptionFields {...part} isPublished={isPublished} />
      <GoodsTermFields {...part} choices={choices} />
      <GoodsNoticeFields {...part} />
      <div className={styles.save}>
        <Button type="submit" isBusy={save.isPending || isUploading}>
          저장
        </Button>
      </div>
    </form>
  )
}

function useSaveGoods(goods: SellerGoodsDetail | null) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const toast = useToast()
  const keys = useRepeatKeys()
  return useMutation({
    mutationFn: (content: GoodsContentWire) =>
      goods === null
        ? staffCalls.sellerGoods.create.call(content, {
            context: { idempotencyKey: keys.keyOf(content) },
          })
        : staffCalls.sellerGoods.edit.call({
            ...content,
            id: goods.goodsId,
            version: goods.version,
          }),
    onSuccess: async ({ goodsId, revisionYn }) => {
      keys.renew()
      toast({ text: revisionYn === 'Y' ? '저장했어요. 내용은 심사 뒤에 바뀌어요.' : '저장했어요.' })
      await queryClient.invalidateQueries({ queryKey: staffCalls.sellerGoods.key() })
      if (goods === null) void navigate(sellerRoutes.goodsForm(goodsId), { replace: true })
    },
    onError: (error) => toast({ text: refusalText(error) }),
  })
}
