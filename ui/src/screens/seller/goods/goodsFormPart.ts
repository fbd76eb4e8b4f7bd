import type { StaffAnswers } from '@jangteo/http/staff/staffCalls'
import type { FormProblems, GoodsForm } from './goodsForm.ts'

/** Choices of a product: categories, brands, shipping policies. */
export type GoodsChoices = StaffAnswers['sellerGoods']['choices']

/** A part of the form: what was typed, what is wrong with it, and how it changes. */
export type GoodsFormPart = {
  readonly form: GoodsForm
  readonly problems: FormProblems
  readonly change: (change: Partial<GoodsForm>) => void
}
