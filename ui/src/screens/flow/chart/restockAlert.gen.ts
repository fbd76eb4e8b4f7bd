// Generated from the charts of core: npm run generate
import type { FlowChart, FlowDrawing } from '@jangteo/core/flow/flow.codes'
import type { FlowConfig } from '../flowConfig.ts'

export const CHART: FlowChart = {
  id: "restockAlert",
  label: "재입고 알림",
  start: "WAITING",
  guards: ["isSellable"],
  delays: {},
  keeps: [],
  refusals: {"RESTOCK_ALERT_ENDED":"이미 끝난 재입고 알림이에요.","RESTOCK_STILL_SOLD_OUT":"아직 품절된 상품이에요."},
  states: [
    {"state":"WAITING","label":"알림 대기","tags":["waiting"],"entry":[],"asks":[],"otherwise":"RESTOCK_ALERT_ENDED","steps":[{"event":"system.restocked","index":0,"target":"NOTIFIED","actor":"system","action":"재입고 알림","afterMs":null,"guard":"isSellable","effects":["notifyBuyer"],"otherwise":"RESTOCK_STILL_SOLD_OUT"},{"event":"system.saleEnded","index":0,"target":"ENDED","actor":"system","action":"판매 종료","afterMs":null,"guard":null,"effects":[],"otherwise":null},{"event":"buyer.remove","index":0,"target":"REMOVED","actor":"buyer","action":"삭제","afterMs":null,"guard":null,"effects":[],"otherwise":null}]},
    {"state":"NOTIFIED","label":"알림 완료","tags":[],"entry":[],"asks":[],"otherwise":"RESTOCK_ALERT_ENDED","steps":[{"event":"buyer.remove","index":0,"target":"REMOVED","actor":"buyer","action":"삭제","afterMs":null,"guard":null,"effects":[],"otherwise":null}]},
    {"state":"ENDED","label":"판매 종료","tags":[],"entry":[],"asks":[],"otherwise":"RESTOCK_ALERT_ENDED","steps":[{"event":"buyer.remove","index":0,"target":"REMOVED","actor":"buyer","action":"삭제","afterMs":null,"guard":null,"effects":[],"otherwise":null}]},
    {"state":"REMOVED","label":"삭제","tags":["terminal"],"entry":[],"asks":[],"otherwise":"RESTOCK_ALERT_ENDED","steps":[]},
  ],
}

export const DRAWING: FlowDrawing = {
  width: 368,
  height: 464,
  states: {
    "WAITING": {"x":70,"y":24,"width":96,"height":60},
    "NOTIFIED": {"x":230,"y":224,"width":102,"height":60},
    "ENDED": {"x":106,"y":224,"width":96,"height":60},
    "REMOVED": {"x":106,"y":380,"width":96,"height":60},
  },
  start: [[31,54],[70,54]],
  arrows: [
    {"from":"WAITING","to":"NOTIFIED","points":[[142,84],[142,122],[281,122],[281,224]],"label":{"x":218,"y":150,"width":126,"height":46},"steps":[{"state":"WAITING","event":"system.restocked","index":0}]},
    {"from":"WAITING","to":"ENDED","points":[[118,84],[118,136],[154,136],[154,224]],"label":{"x":112,"y":159,"width":84,"height":28},"steps":[{"state":"WAITING","event":"system.saleEnded","index":0}]},
    {"from":"WAITING","to":"REMOVED","points":[[94,84],[94,108],[51,108],[51,360],[130,360],[130,380]],"label":{"x":24,"y":240,"width":54,"height":28},"steps":[{"state":"WAITING","event":"buyer.remove","index":0}]},
    {"from":"NOTIFIED","to":"REMOVED","points":[[281,284],[281,360],[178,360],[178,380]],"label":{"x":254,"y":312,"width":54,"height":28},"steps":[{"state":"NOTIFIED","event":"buyer.remove","index":0}]},
    {"from":"ENDED","to":"REMOVED","points":[[154,284],[154,380]],"label":{"x":127,"y":312,"width":54,"height":28},"steps":[{"state":"ENDED","event":"buyer.remove","index":0}]},
  ],
}

export const CONFIG: FlowConfig = {
 "id": "restockAlert",
 "meta": {
  "label": "재입고 알림",
  "otherwise": "RESTOCK_ALERT_ENDED"
 },
 "context": {
  "isSellable": false
 },
 "initial": "WAITING",
 "states": {
  "WAITING": {
   "meta": {
    "label": "알림 대기"
   },
   "tags": [
    "waiting"
   ],
   "on": {
    "system.restocked": {
     "target": "NOTIFIED",
     "guard": "isSellable",
     "actions": "notifyBuyer",
     "meta": {
      "actor": "system",
      "action": "재입고 알림",
      "otherwise": "RESTOCK_STILL_SOLD_OUT"
     },
     "description": "시스템: 재입고 알림 (아니면 RESTOCK_STILL_SOLD_OUT)"
    },
    "system.saleEnded": {
     "target": "ENDED",
     "meta": {
      "actor": "system",
      "action": "판매 종료"
     },
     "description": "시스템: 판매 종료"
    },
    "buyer.remove": {
     "target": "REMOVED",
     "meta": {
      "actor": "buyer",
      "action": "삭제"
     },
     "description": "구매자: 삭제"
    }
   },
   "description": "알림 대기"
  },
  "NOTIFIED": {
   "meta": {
    "label": "알림 완료"
   },
   "on": {
    "buyer.remove": {
     "target": "REMOVED",
     "meta": {
      "actor": "buyer",
      "action": "삭제"
     },
     "description": "구매자: 삭제"
    }
   },
   "description": "알림 완료"
  },
  "ENDED": {
   "meta": {
    "label": "판매 종료"
   },
   "on": {
    "buyer.remove": {
     "target": "REMOVED",
     "meta": {
      "actor": "buyer",
      "action": "삭제"
     },
     "description": "구매자: 삭제"
    }
   },
   "description": "판매 종료"
  },
  "REMOVED": {
   "meta": {
    "label": "삭제"
   },
   "tags": [
    "terminal"
   ],
   "description": "삭제",
   "type": "final"
  }
 },
 "description": "재입고 알림"
}

export const MERMAID = "stateDiagram-v2\n  WAITING : WAITING 알림 대기\n  NOTIFIED : NOTIFIED 알림 완료\n  ENDED : ENDED 판매 종료\n  REMOVED : REMOVED 삭제\n  [*] --> WAITING\n  WAITING --> NOTIFIED : 재입고 알림 [isSellable]\n  WAITING --> ENDED : 판매 종료\n  WAITING --> REMOVED : 삭제\n  NOTIFIED --> REMOVED : 삭제\n  ENDED --> REMOVED : 삭제\n  REMOVED --> [*]\n"
