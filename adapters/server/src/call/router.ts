import { contract } from '@jangteo/contract/contract'
import { implement } from '@orpc/server'
import { changeAddress } from '../address/change-address.ts'
import { countAddresses } from '../address/count-addresses.ts'
import { createAddress } from '../address/create-address.ts'
import { listAddresses } from '../address/list-addresses.ts'
import { removeAddress } from '../address/remove-address.ts'
import { showAddress } from '../address/show-address.ts'
import { login } from '../session/login.ts'
import { logout } from '../session/logout.ts'
import { openGuestOrder } from '../session/open-guest-order.ts'
import { whoAmI } from '../session/who-am-i.ts'
import { answer } from './answer.ts'
import { admit } from './admit.ts'
import type { RequestContext } from './request-context.ts'

const calls = implement(contract).$context<RequestContext>().use(admit)

/** Every call of the contract with the use case that answers it. */
export const router = calls.router({
  address: {
    create: calls.address.create.handler(answer(createAddress)),
    list: calls.address.list.handler(answer(listAddresses)),
    count: calls.address.count.handler(answer(countAddresses)),
    detail: calls.address.detail.handler(answer(showAddress)),
    change: calls.address.change.handler(answer(changeAddress)),
    remove: calls.address.remove.handler(answer(removeAddress)),
  },
  session: {
    login: calls.session.login.handler(answer(login)),
    logout: calls.session.logout.handler(answer(logout)),
    whoAmI: calls.session.whoAmI.handler(answer(whoAmI)),
    openGuestOrder: calls.session.openGuestOrder.handler(answer(openGuestOrder)),
  },
})
