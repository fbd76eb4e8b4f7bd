// Generated from the charts of core: npm run generate
import type { FlowChart, FlowDrawing } from '@jangteo/core/flow/flow.codes'
import type { FlowConfig } from '../flowConfig.ts'

export const CHART: FlowChart = {
  id: "claimWithdrawal",
  label: "클레임 철회",
  start: "asking",
  guards: ["isExceeded","isWithdrawn"],
  delays: {},
  keeps: [],
  refusals: {},
  states: [
    {"state":"asking","label":"철회할지 묻는 중","tags":[],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"buyer.confirm","index":0,"target":"withdrawing","actor":"buyer","action":"철회 확인","afterMs":null,"guard":null,"effects":[],"otherwise":null},{"event":"buyer.dismiss","index":0,"target":"closed","actor":"buyer","action":"닫기","afterMs":null,"guard":null,"effects":[],"otherwise":null}]},
    {"state":"withdrawing","label":"철회하는 중","tags":["busy"],"entry":[],"asks":["withdrawClaim"],"otherwise":null,"steps":[{"event":"xstate.done.actor.withdrawClaim","index":0,"target":"withdrawn","actor":"system","action":"철회됨","afterMs":null,"guard":"isWithdrawn","effects":[],"otherwise":null},{"event":"xstate.done.actor.withdrawClaim","index":1,"target":"exceeded","actor":"system","action":"횟수 초과","afterMs":null,"guard":"isExceeded","effects":[],"otherwise":null},{"event":"xstate.done.actor.withdrawClaim","index":2,"target":"refused","actor":"system","action":"거절","afterMs":null,"guard":null,"effects":["keepReason"],"otherwise":null},{"event":"xstate.error.actor.withdrawClaim","index":0,"target":"refused","actor":"system","action":"답이 없음","afterMs":null,"guard":null,"effects":["keepReason"],"otherwise":null}]},
    {"state":"exceeded","label":"철회 횟수 초과","tags":[],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"buyer.confirm","index":0,"target":"closed","actor":"buyer","action":"고객센터로","afterMs":null,"guard":null,"effects":["callCustomerCentre"],"otherwise":null},{"event":"buyer.dismiss","index":0,"target":"closed","actor":"buyer","action":"닫기","afterMs":null,"guard":null,"effects":[],"otherwise":null}]},
    {"state":"refused","label":"철회하지 못함","tags":[],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"buyer.dismiss","index":0,"target":"closed","actor":"buyer","action":"닫기","afterMs":null,"guard":null,"effects":[],"otherwise":null}]},
    {"state":"withdrawn","label":"철회됨","tags":["terminal"],"entry":[],"asks":[],"otherwise":null,"steps":[]},
    {"state":"closed","label":"닫힘","tags":["terminal"],"entry":[],"asks":[],"otherwise":null,"steps":[]},
  ],
}

export const DRAWING: FlowDrawing = {
  width: 526,
  height: 676,
  states: {
    "asking": {"x":70,"y":24,"width":142,"height":60},
    "withdrawing": {"x":304,"y":192,"width":174,"height":78},
    "exceeded": {"x":224,"y":408,"width":128,"height":60},
    "refused": {"x":72,"y":408,"width":124,"height":60},
    "withdrawn": {"x":380,"y":408,"width":110,"height":60},
    "closed": {"x":86,"y":592,"width":96,"height":60},
  },
  start: [[31,54],[70,54]],
  arrows: [
    {"from":"asking","to":"withdrawing","points":[[164,84],[164,122],[391,122],[391,192]],"label":{"x":349,"y":136,"width":84,"height":28},"steps":[{"state":"asking","event":"buyer.confirm","index":0}]},
    {"from":"asking","to":"closed","points":[[117,84],[117,108],[51,108],[51,572],[110,572],[110,592]],"label":{"x":24,"y":338,"width":54,"height":28},"steps":[{"state":"asking","event":"buyer.dismiss","index":0}]},
    {"from":"withdrawing","to":"withdrawn","points":[[435,270],[435,408]],"label":{"x":368,"y":329,"width":134,"height":46},"steps":[{"state":"withdrawing","event":"xstate.done.actor.withdrawClaim","index":0}]},
    {"from":"withdrawing","to":"exceeded","points":[[391,270],[391,304],[288,304],[288,408]],"label":{"x":225,"y":329,"width":126,"height":46},"steps":[{"state":"withdrawing","event":"xstate.done.actor.withdrawClaim","index":1}]},
    {"from":"withdrawing","to":"refused","points":[[348,270],[348,290],[134,290],[134,408]],"label":{"x":92,"y":324,"width":84,"height":56},"steps":[{"state":"withdrawing","event":"xstate.done.actor.withdrawClaim","index":2},{"state":"withdrawing","event":"xstate.error.actor.withdrawClaim","index":0}]},
    {"from":"exceeded","to":"closed","points":[[288,468],[288,572],[158,572],[158,592]],"label":{"x":242,"y":496,"width":92,"height":56},"steps":[{"state":"exceeded","event":"buyer.confirm","index":0},{"state":"exceeded","event":"buyer.dismiss","index":0}]},
    {"from":"refused","to":"closed","points":[[134,468],[134,592]],"label":{"x":107,"y":510,"width":54,"height":28},"steps":[{"state":"refused","event":"buyer.dismiss","index":0}]},
  ],
}

export const CONFIG: FlowConfig = {
 "id": "claimWithdrawal",
 "meta": {
  "label": "클레임 철회"
 },
 "initial": "asking",
 "states": {
  "asking": {
   "meta": {
    "label": "철회할지 묻는 중"
   },
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
   "on": {
    "buyer.confirm": {
     "target": "closed",
     "actions": "callCustomerCentre",
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
   "tags": [
    "terminal"
   ],
   "description": "철회됨",
   "type": "final"
  },
  "closed": {
   "meta": {
    "label": "닫힘"
   },
   "tags": [
    "terminal"
   ],
   "description": "닫힘",
   "type": "final"
  }
 },
 "description": "클레임 철회"
}

export const MERMAID = "stateDiagram-v2\n  asking : asking 철회할지 묻는 중\n  withdrawing : withdrawing 철회하는 중<br/>do / withdrawClaim\n  exceeded : exceeded 철회 횟수 초과\n  refused : refused 철회하지 못함\n  withdrawn : withdrawn 철회됨\n  closed : closed 닫힘\n  [*] --> asking\n  asking --> withdrawing : 철회 확인\n  asking --> closed : 닫기\n  withdrawing --> withdrawn : 철회됨 [isWithdrawn]\n  withdrawing --> exceeded : 횟수 초과 [isExceeded]\n  withdrawing --> refused : 거절<br/>답이 없음\n  exceeded --> closed : 고객센터로<br/>닫기\n  refused --> closed : 닫기\n  withdrawn --> [*]\n  closed --> [*]\n"
