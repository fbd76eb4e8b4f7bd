import { staffCalls } from '../../staff/staffCalls.ts'

/** Queries that name shipping policies: the list of them, and the choices of a product's form. */
export const POLICY_QUERIES = [staffCalls.sellerPolicy.key(), staffCalls.sellerGoods.choices.key()]
