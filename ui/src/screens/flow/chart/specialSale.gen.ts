// Generated from the charts of core: npm run generate
import type { FlowChart, FlowDrawing } from '@jangteo/core/flow/flow.codes'
import type { FlowConfig } from '../flowConfig.ts'

export const CHART: FlowChart = {
  id: "specialSale",
  label: "특별판매",
  start: "SCHEDULED",
  guards: ["hasNextWave","isDue","isOpeningDue"],
  delays: {},
  keeps: [],
  refusals: {"SALE_STATE_CHANGED":"그사이 특별판매의 상태가 바뀌었어요. 새로고침해 주세요.","SALE_NOT_DUE":"아직 다음 단계로 갈 때가 아니에요.","SALE_ALREADY_DRAWN":"추첨한 특별판매는 취소할 수 없어요."},
  states: [
    {"state":"SCHEDULED","label":"응모 예정","tags":["undrawn"],"entry":[],"asks":[],"otherwise":"SALE_STATE_CHANGED","steps":[{"event":"system.entryOpens","index":0,"target":"ENTERING","actor":"system","action":"응모 시작","afterMs":null,"guard":"isOpeningDue","effects":[],"otherwise":"SALE_NOT_DUE"},{"event":"operator.cancel","index":0,"target":"CANCELLED","actor":"system","action":"판매 취소","afterMs":null,"guard":null,"effects":["cancelEntries"],"otherwise":null}]},
    {"state":"ENTERING","label":"응모 중","tags":["undrawn"],"entry":[],"asks":[],"otherwise":"SALE_STATE_CHANGED","steps":[{"event":"system.entryCloses","index":0,"target":"CLOSED","actor":"system","action":"응모 마감","afterMs":null,"guard":"isDue","effects":[],"otherwise":"SALE_NOT_DUE"},{"event":"operator.cancel","index":0,"target":"CANCELLED","actor":"system","action":"판매 취소","afterMs":null,"guard":null,"effects":["cancelEntries"],"otherwise":null}]},
    {"state":"CLOSED","label":"추첨 대기","tags":["undrawn"],"entry":[],"asks":[],"otherwise":"SALE_STATE_CHANGED","steps":[{"event":"system.drawn","index":0,"target":"DRAWN","actor":"system","action":"추첨","afterMs":null,"guard":"isDue","effects":["rankEntries"],"otherwise":"SALE_NOT_DUE"},{"event":"operator.cancel","index":0,"target":"CANCELLED","actor":"system","action":"판매 취소","afterMs":null,"guard":null,"effects":["cancelEntries"],"otherwise":null}]},
    {"state":"DRAWN","label":"추첨 완료","tags":["drawn"],"entry":[],"asks":[],"otherwise":"SALE_ALREADY_DRAWN","steps":[{"event":"system.buyOpens","index":0,"target":"BUYING","actor":"system","action":"구매 시작","afterMs":null,"guard":"isDue","effects":[],"otherwise":"SALE_NOT_DUE"}]},
    {"state":"BUYING","label":"당첨자 구매 중","tags":["drawn","buyable"],"entry":[],"asks":[],"otherwise":"SALE_ALREADY_DRAWN","steps":[{"event":"system.nextWave","index":0,"target":"BUYING_NEXT","actor":"system","action":"다음 순번 구매","afterMs":null,"guard":"hasNextWave","effects":["promoteWaiting"],"otherwise":"SALE_NOT_DUE"},{"event":"system.buyCloses","index":0,"target":"ENDED","actor":"system","action":"판매 종료","afterMs":null,"guard":"isDue","effects":["endEntries"],"otherwise":"SALE_NOT_DUE"}]},
    {"state":"BUYING_NEXT","label":"다음 순번 구매 중","tags":["drawn","buyable"],"entry":[],"asks":[],"otherwise":"SALE_ALREADY_DRAWN","steps":[{"event":"system.nextWave","index":0,"target":"BUYING_NEXT","actor":"system","action":"다음 순번 구매","afterMs":null,"guard":"hasNextWave","effects":["promoteWaiting"],"otherwise":"SALE_NOT_DUE"},{"event":"system.buyCloses","index":0,"target":"ENDED","actor":"system","action":"판매 종료","afterMs":null,"guard":"isDue","effects":["endEntries"],"otherwise":"SALE_NOT_DUE"}]},
    {"state":"ENDED","label":"판매 종료","tags":["drawn","terminal"],"entry":[],"asks":[],"otherwise":"SALE_ALREADY_DRAWN","steps":[]},
    {"state":"CANCELLED","label":"판매 취소","tags":["terminal"],"entry":[],"asks":[],"otherwise":"SALE_STATE_CHANGED","steps":[]},
  ],
}

export const DRAWING: FlowDrawing = {
  width: 560,
  height: 1164,
  states: {
    "SCHEDULED": {"x":70,"y":24,"width":110,"height":60},
    "ENTERING": {"x":202,"y":210,"width":102,"height":60},
    "CLOSED": {"x":222,"y":384,"width":96,"height":60},
    "DRAWN": {"x":238,"y":570,"width":96,"height":60},
    "BUYING": {"x":222,"y":732,"width":128,"height":60},
    "BUYING_NEXT": {"x":234,"y":906,"width":146,"height":60},
    "ENDED": {"x":243,"y":1080,"width":96,"height":60},
    "CANCELLED": {"x":72,"y":570,"width":110,"height":60},
  },
  start: [[31,54],[70,54]],
  arrows: [
    {"from":"SCHEDULED","to":"ENTERING","points":[[144,84],[144,122],[253,122],[253,210]],"label":{"x":182,"y":136,"width":142,"height":46},"steps":[{"state":"SCHEDULED","event":"system.entryOpens","index":0}]},
    {"from":"SCHEDULED","to":"CANCELLED","points":[[107,84],[107,108],[66,108],[66,550],[99,550],[99,570]],"label":{"x":24,"y":319,"width":84,"height":28},"steps":[{"state":"SCHEDULED","event":"operator.cancel","index":0}]},
    {"from":"ENTERING","to":"CLOSED","points":[[270,270],[270,384]],"label":{"x":227,"y":310,"width":86,"height":46},"steps":[{"state":"ENTERING","event":"system.entryCloses","index":0}]},
    {"from":"ENTERING","to":"CANCELLED","points":[[236,270],[236,290],[127,290],[127,570]],"label":{"x":85,"y":400,"width":84,"height":28},"steps":[{"state":"ENTERING","event":"operator.cancel","index":0}]},
    {"from":"CLOSED","to":"DRAWN","points":[[286,444],[286,570]],"label":{"x":243,"y":484,"width":86,"height":46},"steps":[{"state":"CLOSED","event":"system.drawn","index":0}]},
    {"from":"CLOSED","to":"CANCELLED","points":[[254,444],[254,464],[187,464],[187,550],[154,550],[154,570]],"label":{"x":145,"y":493,"width":84,"height":28},"steps":[{"state":"CLOSED","event":"operator.cancel","index":0}]},
    {"from":"DRAWN","to":"BUYING","points":[[286,630],[286,732]],"label":{"x":243,"y":658,"width":86,"height":46},"steps":[{"state":"DRAWN","event":"system.buyOpens","index":0}]},
    {"from":"BUYING","to":"BUYING_NEXT","points":[[307,792],[307,906]],"label":{"x":240,"y":832,"width":134,"height":46},"steps":[{"state":"BUYING","event":"system.nextWave","index":0}]},
    {"from":"BUYING","to":"ENDED","points":[[264,792],[264,812],[163,812],[163,1060],[275,1060],[275,1080]],"label":{"x":120,"y":913,"width":86,"height":46},"steps":[{"state":"BUYING","event":"system.buyCloses","index":0}]},
    {"from":"BUYING_NEXT","to":"BUYING_NEXT","points":[[380,926],[396,926],[396,946],[380,946]],"label":{"x":402,"y":913,"width":134,"height":46},"steps":[{"state":"BUYING_NEXT","event":"system.nextWave","index":0}]},
    {"from":"BUYING_NEXT","to":"ENDED","points":[[307,966],[307,1080]],"label":{"x":264,"y":994,"width":86,"height":46},"steps":[{"state":"BUYING_NEXT","event":"system.buyCloses","index":0}]},
  ],
}

export const CONFIG: FlowConfig = {
 "id": "specialSale",
 "meta": {
  "label": "특별판매",
  "otherwise": "SALE_STATE_CHANGED"
 },
 "context": {
  "isDue": false,
  "isOpeningDue": false,
  "hasNextWave": false
 },
 "initial": "SCHEDULED",
 "states": {
  "SCHEDULED": {
   "meta": {
    "label": "응모 예정"
   },
   "tags": [
    "undrawn"
   ],
   "on": {
    "system.entryOpens": {
     "target": "ENTERING",
     "guard": "isOpeningDue",
     "meta": {
      "actor": "system",
      "action": "응모 시작",
      "otherwise": "SALE_NOT_DUE"
     },
     "description": "시스템: 응모 시작 (아니면 SALE_NOT_DUE)"
    },
    "operator.cancel": {
     "target": "CANCELLED",
     "actions": "cancelEntries",
     "meta": {
      "actor": "system",
      "action": "판매 취소"
     },
     "description": "시스템: 판매 취소"
    }
   },
   "description": "응모 예정"
  },
  "ENTERING": {
   "meta": {
    "label": "응모 중"
   },
   "tags": [
    "undrawn"
   ],
   "on": {
    "system.entryCloses": {
     "target": "CLOSED",
     "guard": "isDue",
     "meta": {
      "actor": "system",
      "action": "응모 마감",
      "otherwise": "SALE_NOT_DUE"
     },
     "description": "시스템: 응모 마감 (아니면 SALE_NOT_DUE)"
    },
    "operator.cancel": {
     "target": "CANCELLED",
     "actions": "cancelEntries",
     "meta": {
      "actor": "system",
      "action": "판매 취소"
     },
     "description": "시스템: 판매 취소"
    }
   },
   "description": "응모 중"
  },
  "CLOSED": {
   "meta": {
    "label": "추첨 대기"
   },
   "tags": [
    "undrawn"
   ],
   "on": {
    "system.drawn": {
     "target": "DRAWN",
     "guard": "isDue",
     "actions": "rankEntries",
     "meta": {
      "actor": "system",
      "action": "추첨",
      "otherwise": "SALE_NOT_DUE"
     },
     "description": "시스템: 추첨 (아니면 SALE_NOT_DUE)"
    },
    "operator.cancel": {
     "target": "CANCELLED",
     "actions": "cancelEntries",
     "meta": {
      "actor": "system",
      "action": "판매 취소"
     },
     "description": "시스템: 판매 취소"
    }
   },
   "description": "추첨 대기"
  },
  "DRAWN": {
   "meta": {
    "label": "추첨 완료",
    "otherwise": "SALE_ALREADY_DRAWN"
   },
   "tags": [
    "drawn"
   ],
   "on": {
    "system.buyOpens": {
     "target": "BUYING",
     "guard": "isDue",
     "meta": {
      "actor": "system",
      "action": "구매 시작",
      "otherwise": "SALE_NOT_DUE"
     },
     "description": "시스템: 구매 시작 (아니면 SALE_NOT_DUE)"
    }
   },
   "description": "추첨 완료"
  },
  "BUYING": {
   "meta": {
    "label": "당첨자 구매 중",
    "otherwise": "SALE_ALREADY_DRAWN"
   },
   "tags": [
    "drawn",
    "buyable"
   ],
   "on": {
    "system.nextWave": {
     "target": "BUYING_NEXT",
     "guard": "hasNextWave",
     "actions": "promoteWaiting",
     "meta": {
      "actor": "system",
      "action": "다음 순번 구매",
      "otherwise": "SALE_NOT_DUE"
     },
     "description": "시스템: 다음 순번 구매 (아니면 SALE_NOT_DUE)"
    },
    "system.buyCloses": {
     "target": "ENDED",
     "guard": "isDue",
     "actions": "endEntries",
     "meta": {
      "actor": "system",
      "action": "판매 종료",
      "otherwise": "SALE_NOT_DUE"
     },
     "description": "시스템: 판매 종료 (아니면 SALE_NOT_DUE)"
    }
   },
   "description": "당첨자 구매 중"
  },
  "BUYING_NEXT": {
   "meta": {
    "label": "다음 순번 구매 중",
    "otherwise": "SALE_ALREADY_DRAWN"
   },
   "tags": [
    "drawn",
    "buyable"
   ],
   "on": {
    "system.nextWave": {
     "target": "BUYING_NEXT",
     "guard": "hasNextWave",
     "actions": "promoteWaiting",
     "meta": {
      "actor": "system",
      "action": "다음 순번 구매",
      "otherwise": "SALE_NOT_DUE"
     },
     "description": "시스템: 다음 순번 구매 (아니면 SALE_NOT_DUE)"
    },
    "system.buyCloses": {
     "target": "ENDED",
     "guard": "isDue",
     "actions": "endEntries",
     "meta": {
      "actor": "system",
      "action": "판매 종료",
      "otherwise": "SALE_NOT_DUE"
     },
     "description": "시스템: 판매 종료 (아니면 SALE_NOT_DUE)"
    }
   },
   "description": "다음 순번 구매 중"
  },
  "ENDED": {
   "meta": {
    "label": "판매 종료",
    "otherwise": "SALE_ALREADY_DRAWN"
   },
   "tags": [
    "drawn",
    "terminal"
   ],
   "description": "판매 종료",
   "type": "final"
  },
  "CANCELLED": {
   "meta": {
    "label": "판매 취소"
   },
   "tags": [
    "terminal"
   ],
   "description": "판매 취소",
   "type": "final"
  }
 },
 "description": "특별판매"
}

export const MERMAID = "stateDiagram-v2\n  SCHEDULED : SCHEDULED 응모 예정\n  ENTERING : ENTERING 응모 중\n  CLOSED : CLOSED 추첨 대기\n  DRAWN : DRAWN 추첨 완료\n  BUYING : BUYING 당첨자 구매 중\n  BUYING_NEXT : BUYING_NEXT 다음 순번 구매 중\n  ENDED : ENDED 판매 종료\n  CANCELLED : CANCELLED 판매 취소\n  [*] --> SCHEDULED\n  SCHEDULED --> ENTERING : 응모 시작 [isOpeningDue]\n  SCHEDULED --> CANCELLED : 판매 취소\n  ENTERING --> CLOSED : 응모 마감 [isDue]\n  ENTERING --> CANCELLED : 판매 취소\n  CLOSED --> DRAWN : 추첨 [isDue]\n  CLOSED --> CANCELLED : 판매 취소\n  DRAWN --> BUYING : 구매 시작 [isDue]\n  BUYING --> BUYING_NEXT : 다음 순번 구매 [hasNextWave]\n  BUYING --> ENDED : 판매 종료 [isDue]\n  BUYING_NEXT --> BUYING_NEXT : 다음 순번 구매 [hasNextWave]\n  BUYING_NEXT --> ENDED : 판매 종료 [isDue]\n  ENDED --> [*]\n  CANCELLED --> [*]\n"
