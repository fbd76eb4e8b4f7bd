// Generated from the charts of core: npm run generate
import type { FlowChart, FlowDrawing } from '@jangteo/core/flow/flow.codes'
import type { FlowConfig } from '../flowConfig.ts'

export const CHART: FlowChart = {
  id: "cartSelection",
  label: "장바구니 고르기",
  start: "choosing",
  guards: ["hasLines","isBuyable"],
  delays: {},
  keeps: [],
  refusals: {},
  states: [
    {"state":"choosing","label":"고르는 중","tags":["choosable"],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"lines.checked","index":0,"target":"choosing","actor":"buyer","action":"선택","afterMs":null,"guard":null,"effects":["check"],"otherwise":null},{"event":"lines.unchecked","index":0,"target":"choosing","actor":"buyer","action":"선택 해제","afterMs":null,"guard":null,"effects":["uncheck"],"otherwise":null},{"event":"buyer.remove","index":0,"target":"confirming","actor":"buyer","action":"삭제","afterMs":null,"guard":"hasLines","effects":["keepLines"],"otherwise":null},{"event":"buyer.remove","index":1,"target":"choosing","actor":"buyer","action":"고른 것 없음","afterMs":null,"guard":null,"effects":["noteNoneChosen"],"otherwise":null},{"event":"buyer.order","index":0,"target":"checking","actor":"buyer","action":"구매하기","afterMs":null,"guard":"hasLines","effects":["keepLines"],"otherwise":null},{"event":"buyer.order","index":1,"target":"choosing","actor":"buyer","action":"고른 것 없음","afterMs":null,"guard":null,"effects":["noteNoneChosen"],"otherwise":null}]},
    {"state":"confirming","label":"삭제할지 묻는 중","tags":[],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"buyer.confirm","index":0,"target":"removing","actor":"buyer","action":"삭제 확인","afterMs":null,"guard":null,"effects":[],"otherwise":null},{"event":"buyer.dismiss","index":0,"target":"choosing","actor":"buyer","action":"닫기","afterMs":null,"guard":null,"effects":[],"otherwise":null}]},
    {"state":"removing","label":"삭제 중","tags":["busy"],"entry":[],"asks":["removeLines"],"otherwise":null,"steps":[{"event":"xstate.done.actor.removeLines","index":0,"target":"choosing","actor":"system","action":"삭제됨","afterMs":null,"guard":null,"effects":[],"otherwise":null},{"event":"xstate.error.actor.removeLines","index":0,"target":"choosing","actor":"system","action":"답이 없음","afterMs":null,"guard":null,"effects":["noteFailure"],"otherwise":null}]},
    {"state":"checking","label":"구매 가능 확인 중","tags":["busy"],"entry":[],"asks":["checkBuyable"],"otherwise":null,"steps":[{"event":"xstate.done.actor.checkBuyable","index":0,"target":"leaving","actor":"system","action":"구매 가능","afterMs":null,"guard":"isBuyable","effects":[],"otherwise":null},{"event":"xstate.done.actor.checkBuyable","index":1,"target":"blocked","actor":"system","action":"살 수 없음","afterMs":null,"guard":null,"effects":["keepViolations"],"otherwise":null},{"event":"xstate.error.actor.checkBuyable","index":0,"target":"choosing","actor":"system","action":"답이 없음","afterMs":null,"guard":null,"effects":["noteFailure"],"otherwise":null}]},
    {"state":"blocked","label":"살 수 없는 이유 알림","tags":[],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"buyer.dismiss","index":0,"target":"choosing","actor":"buyer","action":"닫기","afterMs":null,"guard":null,"effects":[],"otherwise":null}]},
    {"state":"leaving","label":"주문서로 이동","tags":["terminal"],"entry":["goToOrder"],"asks":[],"otherwise":null,"steps":[]},
  ],
}

export const DRAWING: FlowDrawing = {
  width: 699,
  height: 636,
  states: {
    "choosing": {"x":70,"y":50,"width":102,"height":60},
    "confirming": {"x":525,"y":336,"width":142,"height":60},
    "removing": {"x":413,"y":534,"width":158,"height":78},
    "checking": {"x":219,"y":330,"width":166,"height":78},
    "blocked": {"x":221,"y":534,"width":164,"height":60},
    "leaving": {"x":24,"y":534,"width":124,"height":60},
  },
  start: [[31,80],[70,80]],
  arrows: [
    {"from":"choosing","to":"choosing","points":[[172,70],[188,70],[188,90],[172,90]],"label":{"x":194,"y":24,"width":100,"height":112},"steps":[{"state":"choosing","event":"lines.checked","index":0},{"state":"choosing","event":"lines.unchecked","index":0},{"state":"choosing","event":"buyer.remove","index":1},{"state":"choosing","event":"buyer.order","index":1}]},
    {"from":"choosing","to":"confirming","points":[[157,110],[157,160],[620,160],[620,336]],"label":{"x":565,"y":244,"width":110,"height":46},"steps":[{"state":"choosing","event":"buyer.remove","index":0}]},
    {"from":"choosing","to":"checking","points":[[114,110],[114,202],[381,202],[381,310],[330,310],[330,330]],"label":{"x":326,"y":244,"width":110,"height":46},"steps":[{"state":"choosing","event":"buyer.order","index":0}]},
    {"from":"confirming","to":"removing","points":[[596,396],[596,514],[518,514],[518,534]],"label":{"x":554,"y":457,"width":84,"height":28},"steps":[{"state":"confirming","event":"buyer.confirm","index":0}]},
    {"from":"confirming","to":"choosing","points":[[572,336],[572,310],[500,310],[500,174],[143,174],[143,110]],"label":{"x":473,"y":253,"width":54,"height":28},"steps":[{"state":"confirming","event":"buyer.dismiss","index":0}]},
    {"from":"removing","to":"choosing","points":[[466,534],[466,514],[455,514],[455,188],[128,188],[128,110]],"label":{"x":413,"y":341,"width":84,"height":56},"steps":[{"state":"removing","event":"xstate.done.actor.removeLines","index":0},{"state":"removing","event":"xstate.error.actor.removeLines","index":0}]},
    {"from":"checking","to":"leaving","points":[[274,408],[274,428],[86,428],[86,534]],"label":{"x":27,"y":448,"width":118,"height":46},"steps":[{"state":"checking","event":"xstate.done.actor.checkBuyable","index":0}]},
    {"from":"checking","to":"blocked","points":[[330,408],[330,534]],"label":{"x":286,"y":457,"width":88,"height":28},"steps":[{"state":"checking","event":"xstate.done.actor.checkBuyable","index":1}]},
    {"from":"checking","to":"choosing","points":[[274,330],[274,310],[270,310],[270,216],[99,216],[99,110]],"label":{"x":228,"y":253,"width":84,"height":28},"steps":[{"state":"checking","event":"xstate.error.actor.checkBuyable","index":0}]},
    {"from":"blocked","to":"choosing","points":[[276,534],[276,514],[164,514],[164,230],[85,230],[85,110]],"label":{"x":137,"y":355,"width":54,"height":28},"steps":[{"state":"blocked","event":"buyer.dismiss","index":0}]},
  ],
}

export const CONFIG: FlowConfig = {
 "id": "cartSelection",
 "meta": {
  "label": "장바구니 고르기"
 },
 "context": {
  "uncheckedIds": [],
  "cartIds": [],
  "violations": [],
  "notice": null
 },
 "initial": "choosing",
 "states": {
  "choosing": {
   "meta": {
    "label": "고르는 중"
   },
   "tags": [
    "choosable"
   ],
   "on": {
    "lines.checked": {
     "target": "choosing",
     "actions": "check",
     "meta": {
      "actor": "buyer",
      "action": "선택"
     },
     "description": "구매자: 선택"
    },
    "lines.unchecked": {
     "target": "choosing",
     "actions": "uncheck",
     "meta": {
      "actor": "buyer",
      "action": "선택 해제"
     },
     "description": "구매자: 선택 해제"
    },
    "buyer.remove": [
     {
      "target": "confirming",
      "guard": "hasLines",
      "actions": "keepLines",
      "meta": {
       "actor": "buyer",
       "action": "삭제"
      },
      "description": "구매자: 삭제"
     },
     {
      "target": "choosing",
      "actions": "noteNoneChosen",
      "meta": {
       "actor": "buyer",
       "action": "고른 것 없음"
      },
      "description": "구매자: 고른 것 없음"
     }
    ],
    "buyer.order": [
     {
      "target": "checking",
      "guard": "hasLines",
      "actions": "keepLines",
      "meta": {
       "actor": "buyer",
       "action": "구매하기"
      },
      "description": "구매자: 구매하기"
     },
     {
      "target": "choosing",
      "actions": "noteNoneChosen",
      "meta": {
       "actor": "buyer",
       "action": "고른 것 없음"
      },
      "description": "구매자: 고른 것 없음"
     }
    ]
   },
   "description": "고르는 중"
  },
  "confirming": {
   "meta": {
    "label": "삭제할지 묻는 중"
   },
   "on": {
    "buyer.confirm": {
     "target": "removing",
     "meta": {
      "actor": "buyer",
      "action": "삭제 확인"
     },
     "description": "구매자: 삭제 확인"
    },
    "buyer.dismiss": {
     "target": "choosing",
     "meta": {
      "actor": "buyer",
      "action": "닫기"
     },
     "description": "구매자: 닫기"
    }
   },
   "description": "삭제할지 묻는 중"
  },
  "removing": {
   "meta": {
    "label": "삭제 중"
   },
   "tags": [
    "busy"
   ],
   "invoke": {
    "id": "removeLines",
    "src": "removeLines",
    "onDone": {
     "target": "choosing",
     "meta": {
      "actor": "system",
      "action": "삭제됨"
     },
     "description": "시스템: 삭제됨"
    },
    "onError": {
     "target": "choosing",
     "actions": "noteFailure",
     "meta": {
      "actor": "system",
      "action": "답이 없음"
     },
     "description": "시스템: 답이 없음"
    }
   },
   "description": "삭제 중"
  },
  "checking": {
   "meta": {
    "label": "구매 가능 확인 중"
   },
   "tags": [
    "busy"
   ],
   "invoke": {
    "id": "checkBuyable",
    "src": "checkBuyable",
    "onDone": [
     {
      "target": "leaving",
      "guard": "isBuyable",
      "meta": {
       "actor": "system",
       "action": "구매 가능"
      },
      "description": "시스템: 구매 가능"
     },
     {
      "target": "blocked",
      "actions": "keepViolations",
      "meta": {
       "actor": "system",
       "action": "살 수 없음"
      },
      "description": "시스템: 살 수 없음"
     }
    ],
    "onError": {
     "target": "choosing",
     "actions": "noteFailure",
     "meta": {
      "actor": "system",
      "action": "답이 없음"
     },
     "description": "시스템: 답이 없음"
    }
   },
   "description": "구매 가능 확인 중"
  },
  "blocked": {
   "meta": {
    "label": "살 수 없는 이유 알림"
   },
   "on": {
    "buyer.dismiss": {
     "target": "choosing",
     "meta": {
      "actor": "buyer",
      "action": "닫기"
     },
     "description": "구매자: 닫기"
    }
   },
   "description": "살 수 없는 이유 알림"
  },
  "leaving": {
   "meta": {
    "label": "주문서로 이동"
   },
   "tags": [
    "terminal"
   ],
   "entry": "goToOrder",
   "description": "주문서로 이동",
   "type": "final"
  }
 },
 "description": "장바구니 고르기"
}

export const MERMAID = "stateDiagram-v2\n  choosing : choosing 고르는 중\n  confirming : confirming 삭제할지 묻는 중\n  removing : removing 삭제 중<br/>do / removeLines\n  checking : checking 구매 가능 확인 중<br/>do / checkBuyable\n  blocked : blocked 살 수 없는 이유 알림\n  leaving : leaving 주문서로 이동\n  [*] --> choosing\n  choosing --> choosing : 선택<br/>선택 해제<br/>고른 것 없음\n  choosing --> confirming : 삭제 [hasLines]\n  choosing --> checking : 구매하기 [hasLines]\n  confirming --> removing : 삭제 확인\n  confirming --> choosing : 닫기\n  removing --> choosing : 삭제됨<br/>답이 없음\n  checking --> leaving : 구매 가능 [isBuyable]\n  checking --> blocked : 살 수 없음\n  checking --> choosing : 답이 없음\n  blocked --> choosing : 닫기\n  leaving --> [*]\n"
