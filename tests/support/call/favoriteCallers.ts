import { type Door, EVERYBODY, MEMBERS } from './doors.ts'

/** Callers of the calls of favourites and of what was viewed lately. Source: spec §7, market-rules §3. */
export const FAVORITE_CALLERS: Readonly<Record<string, Door>> = {
  'POST /favorites/goods': MEMBERS,
  'DELETE /favorites/goods': MEMBERS,
  'GET /favorites/goods': MEMBERS,
  'GET /favorites/goods/me': MEMBERS,
  'GET /favorites/my-goods': MEMBERS,
  'GET /favorites/my-goods/category': MEMBERS,
  'GET /favorites/goods-group': MEMBERS,
  'GET /favorites/goods-group/{id}': MEMBERS,
  'POST /favorites/goods-group': MEMBERS,
  'PUT /favorites/goods-group': MEMBERS,
  'DELETE /favorites/goods-group': MEMBERS,
  'GET /favorites/my-goods/favorite-goods-group': MEMBERS,
  'POST /favorites/my-goods/favorite-goods-group': MEMBERS,
  'DELETE /favorites/my-goods/favorite-goods-group': MEMBERS,
  'POST /favorites/stores': MEMBERS,
  'DELETE /favorites/stores': MEMBERS,
  'GET /favorites/stores/me': MEMBERS,
  'GET /favorites/stores/{id}': MEMBERS,
  'POST /favorites/stores/{id}/alert': MEMBERS,
  'DELETE /favorites/stores/alerts/{id}': MEMBERS,
  'POST /favorites/recent-goods': EVERYBODY,
  'GET /favorites/recent-goods/me': EVERYBODY,
  'DELETE /favorites/recent-goods': EVERYBODY,
}
