// Generated from the charts of core: npm run flows
import type { FlowChart, FlowDrawing } from '@jangteo/core/flow/flow.codes'
import type { FlowConfig } from '../flowConfig.ts'

export const CHART: FlowChart = {
  id: "claimRequest",
  label: "클레임 신청",
  start: "arriving",
  guards: ["isAmountChanged","isChosen","isDone","isExplained"],
  keeps: [],
  refusals: {},
  states: [
    {"state":"arriving","label":"들어옴","tags":[],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"draft.restored","index":0,"target":"quoting","actor":"system","action":"이어서 확인","guard":"isExplained","effects":["keepDraft"],"otherwise":null},{"event":"draft.restored","index":1,"target":"explaining","actor":"system","action":"이어서 쓰기","guard":"isChosen","effects":["keepDraft"],"otherwise":null},{"event":"draft.restored","index":2,"target":"choosing","actor":"system","action":"처음부터","guard":null,"effects":["keepDraft"],"otherwise":null}]},
    {"state":"choosing","label":"상품 고르기","tags":[],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"buyer.choose","index":0,"target":"checking","actor":"buyer","action":"상품 선택","guard":null,"effects":["keepItems","forgetRefusal"],"otherwise":null}]},
    {"state":"checking","label":"신청할 수 있는지 확인 중","tags":["busy"],"entry":[],"asks":["checkItems"],"otherwise":null,"steps":[{"event":"xstate.done.actor.checkItems","index":0,"target":"explaining","actor":"system","action":"신청 가능","guard":"isDone","effects":[],"otherwise":null},{"event":"xstate.done.actor.checkItems","index":1,"target":"choosing","actor":"system","action":"신청 불가","guard":null,"effects":["noteRefusal"],"otherwise":null},{"event":"xstate.error.actor.checkItems","index":0,"target":"choosing","actor":"system","action":"답이 없음","guard":null,"effects":["noteSilence"],"otherwise":null}]},
    {"state":"explaining","label":"사유 쓰기","tags":[],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"buyer.explain","index":0,"target":"quoting","actor":"buyer","action":"사유 입력","guard":null,"effects":["keepReason","forgetRefusal"],"otherwise":null},{"event":"buyer.goBack","index":0,"target":"choosing","actor":"buyer","action":"이전","guard":null,"effects":["forgetRefusal"],"otherwise":null}]},
    {"state":"quoting","label":"환불 금액 계산 중","tags":["busy"],"entry":[],"asks":["quoteRefund"],"otherwise":null,"steps":[{"event":"xstate.done.actor.quoteRefund","index":0,"target":"reviewing","actor":"system","action":"환불 금액","guard":"isDone","effects":["keepQuote"],"otherwise":null},{"event":"xstate.done.actor.quoteRefund","index":1,"target":"explaining","actor":"system","action":"계산 불가","guard":null,"effects":["noteRefusal"],"otherwise":null},{"event":"xstate.error.actor.quoteRefund","index":0,"target":"explaining","actor":"system","action":"답이 없음","guard":null,"effects":["noteSilence"],"otherwise":null}]},
    {"state":"reviewing","label":"환불 금액 확인","tags":[],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"buyer.submit","index":0,"target":"requesting","actor":"buyer","action":"신청","guard":null,"effects":["forgetRefusal"],"otherwise":null},{"event":"buyer.goBack","index":0,"target":"explaining","actor":"buyer","action":"이전","guard":null,"effects":["forgetRefusal"],"otherwise":null}]},
    {"state":"requesting","label":"신청하는 중","tags":["busy"],"entry":[],"asks":["requestClaim"],"otherwise":null,"steps":[{"event":"xstate.done.actor.requestClaim","index":0,"target":"requested","actor":"system","action":"신청됨","guard":"isDone","effects":["keepClaim"],"otherwise":null},{"event":"xstate.done.actor.requestClaim","index":1,"target":"quoting","actor":"system","action":"금액 변경","guard":"isAmountChanged","effects":["noteRefusal"],"otherwise":null},{"event":"xstate.done.actor.requestClaim","index":2,"target":"reviewing","actor":"system","action":"거절","guard":null,"effects":["noteRefusal"],"otherwise":null},{"event":"xstate.error.actor.requestClaim","index":0,"target":"reviewing","actor":"system","action":"답이 없음","guard":null,"effects":["noteSilence"],"otherwise":null}]},
    {"state":"requested","label":"신청됨","tags":["terminal"],"entry":[],"asks":[],"otherwise":null,"steps":[]},
  ],
}

export const DRAWING: FlowDrawing = {
  width: 475,
  height: 1362,
  states: {
    "arriving": {"x":47,"y":24,"width":101,"height":60},
    "choosing": {"x":215,"y":194,"width":109,"height":60},
    "checking": {"x":179,"y":404,"width":190,"height":60},
    "explaining": {"x":216,"y":560,"width":117,"height":60},
    "quoting": {"x":172,"y":770,"width":145,"height":60},
    "reviewing": {"x":178,"y":938,"width":127,"height":60},
    "requesting": {"x":245,"y":1134,"width":117,"height":60},
    "requested": {"x":249,"y":1278,"width":109,"height":60},
  },
  arrows: [
    {"from":"arriving","to":"quoting","points":[[72,84],[72,750],[209,750],[209,770]],"label":{"x":24,"y":420,"width":96,"height":28},"steps":[{"state":"arriving","event":"draft.restored","index":0}]},
    {"from":"arriving","to":"explaining","points":[[97,84],[97,118],[139,118],[139,540],[245,540],[245,560]],"label":{"x":91,"y":322,"width":96,"height":28},"steps":[{"state":"arriving","event":"draft.restored","index":1}]},
    {"from":"arriving","to":"choosing","points":[[123,84],[123,104],[270,104],[270,194]],"label":{"x":230,"y":138,"width":79,"height":28},"steps":[{"state":"arriving","event":"draft.restored","index":2}]},
    {"from":"choosing","to":"checking","points":[[243,254],[243,404]],"label":{"x":201,"y":322,"width":83,"height":28},"steps":[{"state":"choosing","event":"buyer.choose","index":0}]},
    {"from":"checking","to":"explaining","points":[[274,464],[274,560]],"label":{"x":233,"y":492,"width":83,"height":28},"steps":[{"state":"checking","event":"xstate.done.actor.checkItems","index":0}]},
    {"from":"checking","to":"choosing","points":[[306,404],[306,384],[340,384],[340,288],[270,288],[270,254]],"label":{"x":298,"y":308,"width":83,"height":56},"steps":[{"state":"checking","event":"xstate.done.actor.checkItems","index":1},{"state":"checking","event":"xstate.error.actor.checkItems","index":0}]},
    {"from":"explaining","to":"quoting","points":[[245,620],[245,770]],"label":{"x":203,"y":688,"width":83,"height":28},"steps":[{"state":"explaining","event":"buyer.explain","index":0}]},
    {"from":"explaining","to":"choosing","points":[[303,560],[303,540],[424,540],[424,274],[297,274],[297,254]],"label":{"x":397,"y":420,"width":54,"height":28},"steps":[{"state":"explaining","event":"buyer.goBack","index":0}]},
    {"from":"quoting","to":"reviewing","points":[[221,830],[221,938]],"label":{"x":179,"y":870,"width":83,"height":28},"steps":[{"state":"quoting","event":"xstate.done.actor.quoteRefund","index":0}]},
    {"from":"quoting","to":"explaining","points":[[281,770],[281,750],[342,750],[342,654],[274,654],[274,620]],"label":{"x":300,"y":674,"width":83,"height":56},"steps":[{"state":"quoting","event":"xstate.done.actor.quoteRefund","index":1},{"state":"quoting","event":"xstate.error.actor.quoteRefund","index":0}]},
    {"from":"reviewing","to":"requesting","points":[[221,998],[221,1114],[274,1114],[274,1134]],"label":{"x":194,"y":1052,"width":54,"height":28},"steps":[{"state":"reviewing","event":"buyer.submit","index":0}]},
    {"from":"reviewing","to":"explaining","points":[[263,938],[263,918],[401,918],[401,640],[303,640],[303,620]],"label":{"x":374,"y":786,"width":54,"height":28},"steps":[{"state":"reviewing","event":"buyer.goBack","index":0}]},
    {"from":"requesting","to":"requested","points":[[303,1194],[303,1278]],"label":{"x":270,"y":1222,"width":67,"height":28},"steps":[{"state":"requesting","event":"xstate.done.actor.requestClaim","index":0}]},
    {"from":"requesting","to":"quoting","points":[[333,1134],[333,1114],[375,1114],[375,850],[269,850],[269,830]],"label":{"x":333,"y":954,"width":83,"height":28},"steps":[{"state":"requesting","event":"xstate.done.actor.requestClaim","index":1}]},
    {"from":"requesting","to":"reviewing","points":[[303,1134],[303,1018],[263,1018],[263,998]],"label":{"x":262,"y":1038,"width":83,"height":56},"steps":[{"state":"requesting","event":"xstate.done.actor.requestClaim","index":2},{"state":"requesting","event":"xstate.error.actor.requestClaim","index":0}]},
  ],
}

export const CONFIG: FlowConfig = {
 "id": "claimRequest",
 "meta": {
  "label": "클레임 신청"
 },
 "context": {
  "draft": null,
  "quote": null,
  "reason": null,
  "isUnanswered": false,
  "claimId": null
 },
 "initial": "arriving",
 "states": {
  "arriving": {
   "meta": {
    "label": "들어옴"
   },
   "on": {
    "draft.restored": [
     {
      "target": "quoting",
      "guard": "isExplained",
      "actions": "keepDraft",
      "meta": {
       "actor": "system",
       "action": "이어서 확인"
      }
     },
     {
      "target": "explaining",
      "guard": "isChosen",
      "actions": "keepDraft",
      "meta": {
       "actor": "system",
       "action": "이어서 쓰기"
      }
     },
     {
      "target": "choosing",
      "actions": "keepDraft",
      "meta": {
       "actor": "system",
       "action": "처음부터"
      }
     }
    ]
   }
  },
  "choosing": {
   "meta": {
    "label": "상품 고르기"
   },
   "on": {
    "buyer.choose": {
     "target": "checking",
     "actions": [
      "keepItems",
      "forgetRefusal"
     ],
     "meta": {
      "actor": "buyer",
      "action": "상품 선택"
     }
    }
   }
  },
  "checking": {
   "meta": {
    "label": "신청할 수 있는지 확인 중"
   },
   "tags": [
    "busy"
   ],
   "invoke": {
    "id": "checkItems",
    "src": "checkItems",
    "onDone": [
     {
      "target": "explaining",
      "guard": "isDone",
      "meta": {
       "actor": "system",
       "action": "신청 가능"
      }
     },
     {
      "target": "choosing",
      "actions": "noteRefusal",
      "meta": {
       "actor": "system",
       "action": "신청 불가"
      }
     }
    ],
    "onError": {
     "target": "choosing",
     "actions": "noteSilence",
     "meta": {
      "actor": "system",
      "action": "답이 없음"
     }
    }
   }
  },
  "explaining": {
   "meta": {
    "label": "사유 쓰기"
   },
   "on": {
    "buyer.explain": {
     "target": "quoting",
     "actions": [
      "keepReason",
      "forgetRefusal"
     ],
     "meta": {
      "actor": "buyer",
      "action": "사유 입력"
     }
    },
    "buyer.goBack": {
     "target": "choosing",
     "actions": "forgetRefusal",
     "meta": {
      "actor": "buyer",
      "action": "이전"
     }
    }
   }
  },
  "quoting": {
   "meta": {
    "label": "환불 금액 계산 중"
   },
   "tags": [
    "busy"
   ],
   "invoke": {
    "id": "quoteRefund",
    "src": "quoteRefund",
    "onDone": [
     {
      "target": "reviewing",
      "guard": "isDone",
      "actions": "keepQuote",
      "meta": {
       "actor": "system",
       "action": "환불 금액"
      }
     },
     {
      "target": "explaining",
      "actions": "noteRefusal",
      "meta": {
       "actor": "system",
       "action": "계산 불가"
      }
     }
    ],
    "onError": {
     "target": "explaining",
     "actions": "noteSilence",
     "meta": {
      "actor": "system",
      "action": "답이 없음"
     }
    }
   }
  },
  "reviewing": {
   "meta": {
    "label": "환불 금액 확인"
   },
   "on": {
    "buyer.submit": {
     "target": "requesting",
     "actions": "forgetRefusal",
     "meta": {
      "actor": "buyer",
      "action": "신청"
     }
    },
    "buyer.goBack": {
     "target": "explaining",
     "actions": "forgetRefusal",
     "meta": {
      "actor": "buyer",
      "action": "이전"
     }
    }
   }
  },
  "requesting": {
   "meta": {
    "label": "신청하는 중"
   },
   "tags": [
    "busy"
   ],
   "invoke": {
    "id": "requestClaim",
    "src": "requestClaim",
    "onDone": [
     {
      "target": "requested",
      "guard": "isDone",
      "actions": "keepClaim",
      "meta": {
       "actor": "system",
       "action": "신청됨"
      }
     },
     {
      "target": "quoting",
      "guard": "isAmountChanged",
      "actions": "noteRefusal",
      "meta": {
       "actor": "system",
       "action": "금액 변경"
      }
     },
     {
      "target": "reviewing",
      "actions": "noteRefusal",
      "meta": {
       "actor": "system",
       "action": "거절"
      }
     }
    ],
    "onError": {
     "target": "reviewing",
     "actions": "noteSilence",
     "meta": {
      "actor": "system",
      "action": "답이 없음"
     }
    }
   }
  },
  "requested": {
   "meta": {
    "label": "신청됨"
   },
   "tags": [
    "terminal"
   ]
  }
 }
}

export const MERMAID = "stateDiagram-v2\n  arriving : arriving 들어옴\n  choosing : choosing 상품 고르기\n  checking : checking 신청할 수 있는지 확인 중\n  explaining : explaining 사유 쓰기\n  quoting : quoting 환불 금액 계산 중\n  reviewing : reviewing 환불 금액 확인\n  requesting : requesting 신청하는 중\n  requested : requested 신청됨\n  [*] --> arriving\n  arriving --> quoting : 이어서 확인\n  arriving --> explaining : 이어서 쓰기\n  arriving --> choosing : 처음부터\n  choosing --> checking : 상품 선택\n  checking --> explaining : 신청 가능\n  checking --> choosing : 신청 불가<br/>답이 없음\n  explaining --> quoting : 사유 입력\n  explaining --> choosing : 이전\n  quoting --> reviewing : 환불 금액\n  quoting --> explaining : 계산 불가<br/>답이 없음\n  reviewing --> requesting : 신청\n  reviewing --> explaining : 이전\n  requesting --> requested : 신청됨\n  requesting --> quoting : 금액 변경\n  requesting --> reviewing : 거절<br/>답이 없음\n  requested --> [*]\n"
