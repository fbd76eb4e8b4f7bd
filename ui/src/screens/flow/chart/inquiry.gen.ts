// Generated from the charts of core: npm run flows
import type { FlowChart, FlowDrawing } from '@jangteo/core/flow/flow.codes'
import type { FlowConfig } from '../flowConfig.ts'

export const CHART: FlowChart = {
  id: "inquiry",
  label: "문의",
  start: "WAIT",
  guards: [],
  keeps: [],
  refusals: {"INQUIRY_ANSWERED":"답변이 달린 문의는 수정하거나 삭제할 수 없어요.","INQUIRY_DELETED":"삭제된 문의예요."},
  states: [
    {"state":"WAIT","label":"답변대기","tags":["unanswered"],"entry":[],"asks":[],"otherwise":"INQUIRY_ANSWERED","steps":[{"event":"buyer.edit","index":0,"target":"WAIT","actor":"buyer","action":"수정","guard":null,"effects":[],"otherwise":null},{"event":"buyer.remove","index":0,"target":"DELETED","actor":"buyer","action":"삭제","guard":null,"effects":[],"otherwise":null},{"event":"seller.hold","index":0,"target":"HOLD","actor":"seller","action":"답변 보류","guard":null,"effects":[],"otherwise":null},{"event":"seller.answer","index":0,"target":"DONE","actor":"seller","action":"답변","guard":null,"effects":["tellWriter"],"otherwise":null},{"event":"system.hide","index":0,"target":"DELETED","actor":"system","action":"신고로 삭제","guard":null,"effects":[],"otherwise":null}]},
    {"state":"HOLD","label":"답변보류","tags":["unanswered"],"entry":[],"asks":[],"otherwise":"INQUIRY_ANSWERED","steps":[{"event":"buyer.edit","index":0,"target":"WAIT","actor":"buyer","action":"수정","guard":null,"effects":[],"otherwise":null},{"event":"buyer.remove","index":0,"target":"DELETED","actor":"buyer","action":"삭제","guard":null,"effects":[],"otherwise":null},{"event":"seller.answer","index":0,"target":"DONE","actor":"seller","action":"답변","guard":null,"effects":["tellWriter"],"otherwise":null},{"event":"system.hide","index":0,"target":"DELETED","actor":"system","action":"신고로 삭제","guard":null,"effects":[],"otherwise":null}]},
    {"state":"DONE","label":"답변완료","tags":[],"entry":[],"asks":[],"otherwise":"INQUIRY_ANSWERED","steps":[{"event":"seller.answer","index":0,"target":"DONE","actor":"seller","action":"답변 수정","guard":null,"effects":[],"otherwise":null},{"event":"system.hide","index":0,"target":"DELETED","actor":"system","action":"신고로 삭제","guard":null,"effects":[],"otherwise":null}]},
    {"state":"DELETED","label":"삭제","tags":["terminal"],"entry":[],"asks":[],"otherwise":"INQUIRY_DELETED","steps":[]},
  ],
}

export const DRAWING: FlowDrawing = {
  width: 440,
  height: 656,
  states: {
    "WAIT": {"x":307,"y":24,"width":96,"height":60},
    "HOLD": {"x":233,"y":220,"width":96,"height":60},
    "DONE": {"x":320,"y":416,"width":96,"height":60},
    "DELETED": {"x":91,"y":572,"width":96,"height":60},
  },
  arrows: [
    {"from":"WAIT","to":"WAIT","points":[[307,44],[291,44],[291,64],[307,64]],"label":{"x":231,"y":40,"width":54,"height":28},"steps":[{"state":"WAIT","event":"buyer.edit","index":0}]},
    {"from":"WAIT","to":"DELETED","points":[[326,84],[326,104],[72,104],[72,552],[115,552],[115,572]],"label":{"x":24,"y":320,"width":96,"height":56},"steps":[{"state":"WAIT","event":"buyer.remove","index":0},{"state":"WAIT","event":"system.hide","index":0}]},
    {"from":"WAIT","to":"HOLD","points":[[346,84],[346,118],[215,118],[215,200],[265,200],[265,220]],"label":{"x":173,"y":152,"width":83,"height":28},"steps":[{"state":"WAIT","event":"seller.hold","index":0}]},
    {"from":"WAIT","to":"DONE","points":[[384,84],[384,416]],"label":{"x":357,"y":236,"width":54,"height":28},"steps":[{"state":"WAIT","event":"seller.answer","index":0}]},
    {"from":"HOLD","to":"WAIT","points":[[297,220],[297,132],[365,132],[365,84]],"label":{"x":270,"y":152,"width":54,"height":28},"steps":[{"state":"HOLD","event":"buyer.edit","index":0}]},
    {"from":"HOLD","to":"DELETED","points":[[265,280],[265,300],[139,300],[139,572]],"label":{"x":91,"y":418,"width":96,"height":56},"steps":[{"state":"HOLD","event":"buyer.remove","index":0},{"state":"HOLD","event":"system.hide","index":0}]},
    {"from":"HOLD","to":"DONE","points":[[297,280],[297,396],[352,396],[352,416]],"label":{"x":270,"y":334,"width":54,"height":28},"steps":[{"state":"HOLD","event":"seller.answer","index":0}]},
    {"from":"DONE","to":"DONE","points":[[320,436],[304,436],[304,456],[320,456]],"label":{"x":215,"y":432,"width":83,"height":28},"steps":[{"state":"DONE","event":"seller.answer","index":0}]},
    {"from":"DONE","to":"DELETED","points":[[368,476],[368,552],[163,552],[163,572]],"label":{"x":320,"y":504,"width":96,"height":28},"steps":[{"state":"DONE","event":"system.hide","index":0}]},
  ],
}

export const CONFIG: FlowConfig = {
 "id": "inquiry",
 "meta": {
  "label": "문의",
  "otherwise": "INQUIRY_ANSWERED"
 },
 "context": {},
 "initial": "WAIT",
 "states": {
  "WAIT": {
   "meta": {
    "label": "답변대기"
   },
   "tags": [
    "unanswered"
   ],
   "on": {
    "buyer.edit": {
     "target": "WAIT",
     "meta": {
      "actor": "buyer",
      "action": "수정"
     }
    },
    "buyer.remove": {
     "target": "DELETED",
     "meta": {
      "actor": "buyer",
      "action": "삭제"
     }
    },
    "seller.hold": {
     "target": "HOLD",
     "meta": {
      "actor": "seller",
      "action": "답변 보류"
     }
    },
    "seller.answer": {
     "target": "DONE",
     "actions": "tellWriter",
     "meta": {
      "actor": "seller",
      "action": "답변"
     }
    },
    "system.hide": {
     "target": "DELETED",
     "meta": {
      "actor": "system",
      "action": "신고로 삭제"
     }
    }
   }
  },
  "HOLD": {
   "meta": {
    "label": "답변보류"
   },
   "tags": [
    "unanswered"
   ],
   "on": {
    "buyer.edit": {
     "target": "WAIT",
     "meta": {
      "actor": "buyer",
      "action": "수정"
     }
    },
    "buyer.remove": {
     "target": "DELETED",
     "meta": {
      "actor": "buyer",
      "action": "삭제"
     }
    },
    "seller.answer": {
     "target": "DONE",
     "actions": "tellWriter",
     "meta": {
      "actor": "seller",
      "action": "답변"
     }
    },
    "system.hide": {
     "target": "DELETED",
     "meta": {
      "actor": "system",
      "action": "신고로 삭제"
     }
    }
   }
  },
  "DONE": {
   "meta": {
    "label": "답변완료"
   },
   "on": {
    "seller.answer": {
     "target": "DONE",
     "meta": {
      "actor": "seller",
      "action": "답변 수정"
     }
    },
    "system.hide": {
     "target": "DELETED",
     "meta": {
      "actor": "system",
      "action": "신고로 삭제"
     }
    }
   }
  },
  "DELETED": {
   "meta": {
    "label": "삭제",
    "otherwise": "INQUIRY_DELETED"
   },
   "tags": [
    "terminal"
   ]
  }
 }
}

export const MERMAID = "stateDiagram-v2\n  WAIT : WAIT 답변대기\n  HOLD : HOLD 답변보류\n  DONE : DONE 답변완료\n  DELETED : DELETED 삭제\n  [*] --> WAIT\n  WAIT --> WAIT : 수정\n  WAIT --> DELETED : 삭제<br/>신고로 삭제\n  WAIT --> HOLD : 답변 보류\n  WAIT --> DONE : 답변\n  HOLD --> WAIT : 수정\n  HOLD --> DELETED : 삭제<br/>신고로 삭제\n  HOLD --> DONE : 답변\n  DONE --> DONE : 답변 수정\n  DONE --> DELETED : 신고로 삭제\n  DELETED --> [*]\n"
