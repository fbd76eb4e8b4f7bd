// Generated from the charts of core: npm run flows
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
  width: 591,
  height: 684,
  states: {
    "closed": {"x":116,"y":24,"width":96,"height":60},
    "asking": {"x":40,"y":206,"width":141,"height":60},
    "withdrawing": {"x":177,"y":390,"width":125,"height":60},
    "exceeded": {"x":197,"y":600,"width":127,"height":60},
    "refused": {"x":352,"y":600,"width":123,"height":60},
    "withdrawn": {"x":50,"y":600,"width":109,"height":60},
  },
  arrows: [
    {"from":"closed","to":"asking","points":[[135,84],[135,104],[87,104],[87,206]],"label":{"x":60,"y":138,"width":54,"height":28},"steps":[{"state":"closed","event":"buyer.withdraw","index":0}]},
    {"from":"asking","to":"withdrawing","points":[[134,266],[134,286],[240,286],[240,390]],"label":{"x":198,"y":320,"width":83,"height":28},"steps":[{"state":"asking","event":"buyer.confirm","index":0}]},
    {"from":"asking","to":"closed","points":[[134,206],[134,186],[155,186],[155,84]],"label":{"x":128,"y":138,"width":54,"height":28},"steps":[{"state":"asking","event":"buyer.dismiss","index":0}]},
    {"from":"withdrawing","to":"withdrawn","points":[[208,450],[208,470],[139,470],[139,566],[123,566],[123,600]],"label":{"x":106,"y":504,"width":67,"height":28},"steps":[{"state":"withdrawing","event":"xstate.done.actor.withdrawClaim","index":0}]},
    {"from":"withdrawing","to":"exceeded","points":[[240,450],[240,600]],"label":{"x":198,"y":504,"width":83,"height":28},"steps":[{"state":"withdrawing","event":"xstate.done.actor.withdrawClaim","index":1}]},
    {"from":"withdrawing","to":"refused","points":[[271,450],[271,470],[393,470],[393,600]],"label":{"x":352,"y":490,"width":83,"height":56},"steps":[{"state":"withdrawing","event":"xstate.done.actor.withdrawClaim","index":2},{"state":"withdrawing","event":"xstate.error.actor.withdrawClaim","index":0}]},
    {"from":"exceeded","to":"closed","points":[[282,600],[282,566],[453,566],[453,118],[174,118],[174,84]],"label":{"x":407,"y":306,"width":92,"height":56},"steps":[{"state":"exceeded","event":"buyer.confirm","index":0},{"state":"exceeded","event":"buyer.dismiss","index":0}]},
    {"from":"refused","to":"closed","points":[[434,600],[434,580],[540,580],[540,104],[193,104],[193,84]],"label":{"x":513,"y":320,"width":54,"height":28},"steps":[{"state":"refused","event":"buyer.dismiss","index":0}]},
    {"from":"withdrawn","to":"asking","points":[[87,600],[87,266]],"label":{"x":24,"y":406,"width":125,"height":28},"steps":[{"state":"withdrawn","event":"buyer.withdraw","index":0}]},
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
     }
    }
   }
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
     }
    },
    "buyer.dismiss": {
     "target": "closed",
     "meta": {
      "actor": "buyer",
      "action": "닫기"
     }
    }
   }
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
      }
     },
     {
      "target": "exceeded",
      "guard": "isExceeded",
      "meta": {
       "actor": "system",
       "action": "횟수 초과"
      }
     },
     {
      "target": "refused",
      "actions": "keepReason",
      "meta": {
       "actor": "system",
       "action": "거절"
      }
     }
    ],
    "onError": {
     "target": "refused",
     "actions": "keepReason",
     "meta": {
      "actor": "system",
      "action": "답이 없음"
     }
    }
   }
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
     }
    },
    "buyer.dismiss": {
     "target": "closed",
     "meta": {
      "actor": "buyer",
      "action": "닫기"
     }
    }
   }
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
     }
    }
   }
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
     }
    }
   }
  }
 }
}

export const MERMAID = "stateDiagram-v2\n  closed : closed 닫힘\n  asking : asking 철회할지 묻는 중\n  withdrawing : withdrawing 철회하는 중\n  exceeded : exceeded 철회 횟수 초과\n  refused : refused 철회하지 못함\n  withdrawn : withdrawn 철회됨\n  [*] --> closed\n  closed --> asking : 철회\n  asking --> withdrawing : 철회 확인\n  asking --> closed : 닫기\n  withdrawing --> withdrawn : 철회됨\n  withdrawing --> exceeded : 횟수 초과\n  withdrawing --> refused : 거절<br/>답이 없음\n  exceeded --> closed : 고객센터로<br/>닫기\n  refused --> closed : 닫기\n  withdrawn --> asking : 다른 클레임 철회\n"
