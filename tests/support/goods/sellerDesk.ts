import type {
  goodsContent,
  listingAnswer,
  sellerGoodsDetail,
} from '@jangteo/contract/goods/sellerGoods.schemas'
import type { z } from 'zod'
import type { Answer, Buyer, RefusalBody } from '../buyer.ts'
import type { TestMarket } from '../market.ts'
import { sendTable, type SentTable } from '../upload/table.ts'
import { aContent, anOption } from './aContent.ts'

export type GoodsWire = z.output<typeof goodsContent>
export type ListingAnswer = z.output<typeof listingAnswer>
export type GoodsDetail = z.output<typeof sellerGoodsDetail>

/** A store's own things that a product names. */
export type StoreThings = { readonly shippingPolicyId: number; readonly categoryId: number }

/** The first shipping policy of a store, and a leaf category that is not reviewed. */
export async function thingsOf(
  { database: { db } }: TestMarket,
  storeId: number,
): Promise<StoreThings> {
  const policy = await db
    .selectFrom('shipping_policies')
    .select('id')
    .where('store_id', '=', storeId)
    .orderBy('id')
    .executeTakeFirstOrThrow()
  const leaf = await db
    .selectFrom('categories as leaf')
    .innerJoin('categories as middle', 'middle.id', 'leaf.parent_id')
    .innerJoin('categories as root', 'root.id', 'middle.parent_id')
    .select('leaf.id')
    .where('root.is_reviewed', '=', false)
    .orderBy('leaf.id')
    .executeTakeFirstOrThrow()
  return { shippingPolicyId: policy.id, categoryId: leaf.id }
}

/** A whole product without pictures, as its seller sends it; what is given replaces its parts. */
export function aProduct(things: StoreThings, change: Partial<GoodsWire> = {}): GoodsWire {
  const content = aContent()
  const [option = anOption([])] = content.options
  return {
    goodsName: content.name,
    categoryId: things.categoryId,
    brandId: null,
    modelName: null,
    tagList: ['머그'],
    summary: content.summary,
    description: content.description,
    pictureList: [],
    noticeTypeEnum: content.noticeKind,
    noticeRows: content.noticeRows.map((row) => ({ ...row })),
    adultYn: 'N',
    sellerCode: null,
    customMadeYn: 'N',
    listPrice: content.listPrice,
    salePrice: content.salePrice,
    shippingPolicyId: things.shippingPolicyId,
    shipWithinDays: 3,
    saleStartsAt: null,
    saleEndsAt: null,
    limits: { ...content.limits },
    optionNames: [],
    optionList: [
      {
        optionId: null,
        optionValues: [],
        extraPrice: 0,
        stock: option.stock,
        saleStatusEnum: 'SALE',
      },
    ],
    addItemList: [],
    ...change,
  }
}

/** Stores a picture of a store as an upload leaves it, and answers its name. */
export async function aStorePicture(market: TestMarket, storeId: number): Promise<string> {
  const key = crypto.randomUUID().replaceAll('-', '')
  const at = new Date(market.now())
  await market.database.db
    .insertInto('files')
    .values({
      public_key: key,
      kind: 'IMAGE',
      media_type: 'image/jpeg',
      name: '컵.jpg',
      byte_count: 1,
      store_id: storeId,
      uploaded_at: at,
      stored_at: at,
    })
    .execute()
  return `u-${key}`
}

/** Sends a file of products or stocks. */
export function sendGoodsFile(
  market: TestMarket,
  seller: Buyer,
  file: SentTable,
): Promise<Answer<RefusalBody & { readonly importId: number; readonly rowCount: number }>> {
  return sendTable(market, seller, file)
}

/** Has the operator's review of a store's first products over: as many as are reviewed were listed. */
export async function trustStore({ database: { db } }: TestMarket, storeId: number): Promise<void> {
  await db
    .updateTable('goods')
    .set({ first_listed_at: new Date(0) })
    .where('store_id', '=', storeId)
    .execute()
}
