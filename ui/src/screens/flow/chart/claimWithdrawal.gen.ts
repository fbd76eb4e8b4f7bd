// Generated from the charts of core: npm run generate
import type { FlowChart, FlowDrawing } from '@jangteo/core/flow/flow.codes'
import type { FlowConfig } from '../flowConfig.ts'

export const CHART: FlowChart = {
  id: "claimWithdrawal",
  label: "클레임 철회",
  start: "closed",
  guards: ["isExceeded","isWithdrawn"],
  keeps: [],
  refusals: {},
  states: [
    {"state":"closed","label":"닫힘","tags":[],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"buyer.withdraw","index":0,"target":"asking","actor":"buyer","action":"철회","guard":null,"effects":["keepClaim"],"otherwise":null}]},
    {"state":"asking","label":"철회할지 묻는 중","tags":["open"],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"buyer.confirm","index":0,"target":"withdrawing","actor":"buyer","action":"철회 확인","guard":null,"effects":[],"otherwise":null},{"event":"buyer.dismiss","index":0,"target":"closed","actor":"buyer","action":"닫기","guard":null,"effects":[],"otherwise":null}]},
    {"state":"withdrawing","label":"철회하는 중","tags":["open","busy"],"entry":[],"asks":["withdrawClaim"],"otherwise":null,"steps":[{"event":"xstate.done.actor.withdrawClaim","index":0,"target":"withdrawn","actor":"system","action":"철회됨","guard":"isWithdrawn","effects":[],"otherwise":null},{"event":"xstate.done.actor.withdrawClaim","index":1,"target":"exceeded","actor":"system","action":"횟수 초과","guard":"isExceeded","effects":[],"otherwise":null},{"event":"xstate.done.actor.withdrawClaim","index":2,"target":"refused","actor":"system","action":"거절","guard":null,"effects":["keepReason"],"otherwise":null},{"event":"xstate.error.actor.withdrawClaim","index":0,"target":"refused","actor":"system","action":"답이 없음","guard":null,"effects":["keepReason"],"otherwise":null}]},
    {"state":"exceeded","label":"철회 횟수 초과","tags":["open"],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"buyer.confirm","index":0,"target":"closed","actor":"buyer","action":"고객센터로","guard":null,"effects":[],"otherwise":null},{"event":"buyer.dismiss","index":0,"target":"closed","actor":"buyer","action":"닫기","guard":null,"effects":[],"otherwise":null}]},
    {"state":"refused","label":"철회하지 못함","tags":["open"],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"buyer.dismiss","index":0,"target":"closed","actor":"buyer","action":"닫기","guard":null,"effects":[],"otherwise":null}]},
    {"state":"withdrawn","label":"철회됨","tags":[],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"buyer.withdraw","index":0,"target":"asking","actor":"buyer","action":"다른 클레임 철회","guard":null,"effects":["keepClaim"],"otherwise":null}]},
  ],
}

export const DRAWING: FlowDrawing = {
  width: 634,
  height: 716,
  states: {
    "closed": {"x":125,"y":24,"width":96,"height":60},
    "asking": {"x":156,"y":206,"width":142,"height":60},
    "withdrawing": {"x":230,"y":404,"width":174,"height":78},
    "exceeded": {"x":232,"y":632,"width":128,"height":60},
    "refused": {"x":80,"y":632,"width":124,"height":60},
    "withdrawn": {"x":424,"y":632,"width":110,"height":60},
  },
  start: [[31,54],[125,54]],
  arrows: [
    {"from":"closed","to":"asking","points":[[202,84],[202,104],[251,104],[251,206]],"label":{"x":224,"y":138,"width":54,"height":28},"steps":[{"state":"closed","event":"buyer.withdraw","index":0}]},
    {"from":"asking","to":"withdrawing","points":[[203,266],[203,300],[317,300],[317,404]],"label":{"x":275,"y":334,"width":84,"height":28},"steps":[{"state":"asking","event":"buyer.confirm","index":0}]},
    {"from":"asking","to":"closed","points":[[203,206],[203,186],[183,186],[183,84]],"label":{"x":156,"y":138,"width":54,"height":28},"steps":[{"state":"asking","event":"buyer.dismiss","index":0}]},
    {"from":"withdrawing","to":"withdrawn","points":[[360,482],[360,502],[461,502],[461,632]],"label":{"x":394,"y":527,"width":134,"height":46},"steps":[{"state":"withdrawing","event":"xstate.done.actor.withdrawClaim","index":0}]},
    {"from":"withdrawing","to":"exceeded","points":[[317,482],[317,632]],"label":{"x":254,"y":527,"width":126,"height":46},"steps":[{"state":"withdrawing","event":"xstate.done.actor.withdrawClaim","index":1}]},
    {"from":"withdrawing","to":"refused","points":[[273,482],[273,502],[198,502],[198,612],[163,612],[163,632]],"label":{"x":156,"y":522,"width":84,"height":56},"steps":[{"state":"withdrawing","event":"xstate.done.actor.withdrawClaim","index":2},{"state":"withdrawing","event":"xstate.error.actor.withdrawClaim","index":0}]},
    {"from":"exceeded","to":"closed","points":[[275,632],[275,598],[138,598],[138,118],[163,118],[163,84]],"label":{"x":92,"y":320,"width":92,"height":56},"steps":[{"state":"exceeded","event":"buyer.confirm","index":0},{"state":"exceeded","event":"buyer.dismiss","index":0}]},
    {"from":"refused","to":"closed","points":[[121,632],[121,598],[51,598],[51,104],[144,104],[144,84]],"label":{"x":24,"y":334,"width":54,"height":28},"steps":[{"state":"refused","event":"buyer.dismiss","index":0}]},
    {"from":"withdrawn","to":"asking","points":[[497,632],[497,598],[547,598],[547,286],[251,286],[251,266]],"label":{"x":484,"y":429,"width":126,"height":28},"steps":[{"state":"withdrawn","event":"buyer.withdraw","index":0}]},
  ],
}

export const CONFIG: FlowConfig = {
 "id": "claimWithdrawal",
 "meta": {
  "label": "클레임 철회"
 },
 "context": {
  "claim": null,
  "reason": null
 },
 "initial": "closed",
 "states": {
  "closed": {
   "meta": {
    "label": "닫힘"
   },
   "on": {
    "buyer.withdraw": {
     "target": "asking",
     "actions": "keepClaim",
     "meta": {
      "actor": "buyer",
      "action": "철회"
     },
     "description": "구매자: 철회"
    }
   },
   "description": "닫힘"
  },
  "asking": {
   "meta": {
    "label": "철회할지 묻는 중"
   },
   "tags": [
    "open"
   ],
   "on": {
    "buyer.confirm": {
     "target": "withdrawing",
     "meta": {
      "actor": "buyer",
      "action": "철회 확인"
     },
     "description": "구매자: 철회 확인"
    },
    "buyer.dismiss": {
     "target": "closed",
     "meta": {
      "actor": "buyer",
      "action": "닫기"
     },
     "description": "구매자: 닫기"
    }
   },
   "description": "철회할지 묻는 중"
  },
  "withdrawing": {
   "meta": {
    "label": "철회하는 중"
   },
   "tags": [
    "open",
    "busy"
   ],
   "invoke": {
    "id": "withdrawClaim",
    "src": "withdrawClaim",
    "onDone": [
     {
      "target": "withdrawn",
      "guard": "isWithdrawn",
      "meta": {
       "actor": "system",
       "action": "철회됨"
      },
      "description": "시스템: 철회됨"
     },
     {
      "target": "exceeded",
      "guard": "isExceeded",
      "meta": {
       "actor": "system",
       "action": "횟수 초과"
      },
      "description": "시스템: 횟수 초과"
     },
     {
      "target": "refused",
      "actions": "keepReason",
      "meta": {
       "actor": "system",
       "action": "거절"
      },
      "description": "시스템: 거절"
     }
    ],
    "onError": {
     "target": "refused",
     "actions": "keepReason",
     "meta": {
      "actor": "system",
      "action": "답이 없음"
     },
     "description": "시스템: 답이 없음"
    }
   },
   "description": "철회하는 중"
  },
  "exceeded": {
   "meta": {
    "label": "철회 횟수 초과"
   },
   "tags": [
    "open"
   ],
   "on": {
    "buyer.confirm": {
     "target": "closed",
     "meta": {
      "actor": "buyer",
      "action": "고객센터로"
     },
     "description": "구매자: 고객센터로"
    },
    "buyer.dismiss": {
     "target": "closed",
     "meta": {
      "actor": "buyer",
      "action": "닫기"
     },
     "description": "구매자: 닫기"
    }
   },
   "description": "철회 횟수 초과"
  },
  "refused": {
   "meta": {
    "label": "철회하지 못함"
   },
   "tags": [
    "open"
   ],
   "on": {
    "buyer.dismiss": {
     "target": "closed",
     "meta": {
      "actor": "buyer",
      "action": "닫기"
     },
     "description": "구매자: 닫기"
    }
   },
   "description": "철회하지 못함"
  },
  "withdrawn": {
   "meta": {
    "label": "철회됨"
   },
   "on": {
    "buyer.withdraw": {
     "target": "asking",
     "actions": "keepClaim",
     "meta": {
      "actor": "buyer",
      "action": "다른 클레임 철회"
     },
     "description": "구매자: 다른 클레임 철회"
    }
   },
   "description": "철회됨"
  }
 },
 "description": "클레임 철회"
}

export const MERMAID = "stateDiagram-v2\n  closed : closed 닫힘\n  asking : asking 철회할지 묻는 중\n  withdrawing : withdrawing 철회하는 중<br/>do / withdrawClaim\n  exceeded : exceeded 철회 횟수 초과\n  refused : refused 철회하지 못함\n  withdrawn : withdrawn 철회됨\n  [*] --> closed\n  closed --> asking : 철회\n  asking --> withdrawing : 철회 확인\n  asking --> closed : 닫기\n  withdrawing --> withdrawn : 철회됨 [isWithdrawn]\n  withdrawing --> exceeded : 횟수 초과 [isExceeded]\n  withdrawing --> refused : 거절<br/>답이 없음\n  exceeded --> closed : 고객센터로<br/>닫기\n  refused --> closed : 닫기\n  withdrawn --> asking : 다른 클레임 철회\n"
