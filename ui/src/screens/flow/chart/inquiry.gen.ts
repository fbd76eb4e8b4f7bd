// Generated from the charts of core: npm run generate
import type { FlowChart, FlowDrawing } from '@jangteo/core/flow/flow.codes'
import type { FlowConfig } from '../flowConfig.ts'

export const CHART: FlowChart = {
  id: "inquiry",
  label: "문의",
  start: "WAIT",
  guards: [],
  delays: {},
  keeps: [],
  refusals: {"INQUIRY_ANSWERED":"답변이 달린 문의는 수정하거나 삭제할 수 없어요.","INQUIRY_DELETED":"삭제된 문의예요."},
  states: [
    {"state":"WAIT","label":"답변대기","tags":["unanswered"],"entry":[],"asks":[],"otherwise":"INQUIRY_ANSWERED","steps":[{"event":"buyer.edit","index":0,"target":"WAIT","actor":"buyer","action":"수정","afterMs":null,"guard":null,"effects":[],"otherwise":null},{"event":"buyer.remove","index":0,"target":"DELETED","actor":"buyer","action":"삭제","afterMs":null,"guard":null,"effects":[],"otherwise":null},{"event":"seller.hold","index":0,"target":"HOLD","actor":"seller","action":"답변 보류","afterMs":null,"guard":null,"effects":[],"otherwise":null},{"event":"seller.answer","index":0,"target":"DONE","actor":"seller","action":"답변","afterMs":null,"guard":null,"effects":["notifyWriter"],"otherwise":null},{"event":"system.hide","index":0,"target":"DELETED","actor":"system","action":"신고로 삭제","afterMs":null,"guard":null,"effects":[],"otherwise":null}]},
    {"state":"HOLD","label":"답변보류","tags":["unanswered"],"entry":[],"asks":[],"otherwise":"INQUIRY_ANSWERED","steps":[{"event":"buyer.edit","index":0,"target":"WAIT","actor":"buyer","action":"수정","afterMs":null,"guard":null,"effects":[],"otherwise":null},{"event":"buyer.remove","index":0,"target":"DELETED","actor":"buyer","action":"삭제","afterMs":null,"guard":null,"effects":[],"otherwise":null},{"event":"seller.answer","index":0,"target":"DONE","actor":"seller","action":"답변","afterMs":null,"guard":null,"effects":["notifyWriter"],"otherwise":null},{"event":"system.hide","index":0,"target":"DELETED","actor":"system","action":"신고로 삭제","afterMs":null,"guard":null,"effects":[],"otherwise":null}]},
    {"state":"DONE","label":"답변완료","tags":[],"entry":[],"asks":[],"otherwise":"INQUIRY_ANSWERED","steps":[{"event":"seller.answer","index":0,"target":"DONE","actor":"seller","action":"답변 수정","afterMs":null,"guard":null,"effects":[],"otherwise":null},{"event":"system.hide","index":0,"target":"DELETED","actor":"system","action":"신고로 삭제","afterMs":null,"guard":null,"effects":[],"otherwise":null}]},
    {"state":"DELETED","label":"삭제","tags":["terminal"],"entry":[],"asks":[],"otherwise":"INQUIRY_DELETED","steps":[]},
  ],
}

export const DRAWING: FlowDrawing = {
  width: 441,
  height: 682,
  states: {
    "WAIT": {"x":70,"y":24,"width":96,"height":60},
    "HOLD": {"x":238,"y":232,"width":96,"height":60},
    "DONE": {"x":24,"y":442,"width":96,"height":60},
    "DELETED": {"x":254,"y":598,"width":96,"height":60},
  },
  start: [[31,54],[70,54]],
  arrows: [
    {"from":"WAIT","to":"WAIT","points":[[166,44],[182,44],[182,64],[166,64]],"label":{"x":188,"y":40,"width":54,"height":28},"steps":[{"state":"WAIT","event":"buyer.edit","index":0}]},
    {"from":"WAIT","to":"DELETED","points":[[147,84],[147,108],[369,108],[369,578],[326,578],[326,598]],"label":{"x":321,"y":332,"width":96,"height":56},"steps":[{"state":"WAIT","event":"buyer.remove","index":0},{"state":"WAIT","event":"system.hide","index":0}]},
    {"from":"WAIT","to":"HOLD","points":[[128,84],[128,122],[308,122],[308,212],[302,212],[302,232]],"label":{"x":266,"y":164,"width":84,"height":28},"steps":[{"state":"WAIT","event":"seller.hold","index":0}]},
    {"from":"WAIT","to":"DONE","points":[[89,84],[89,150],[180,150],[180,408],[56,408],[56,442]],"label":{"x":153,"y":248,"width":54,"height":28},"steps":[{"state":"WAIT","event":"seller.answer","index":0}]},
    {"from":"HOLD","to":"WAIT","points":[[270,232],[270,212],[225,212],[225,136],[108,136],[108,84]],"label":{"x":198,"y":164,"width":54,"height":28},"steps":[{"state":"HOLD","event":"buyer.edit","index":0}]},
    {"from":"HOLD","to":"DELETED","points":[[302,292],[302,598]],"label":{"x":254,"y":444,"width":96,"height":56},"steps":[{"state":"HOLD","event":"buyer.remove","index":0},{"state":"HOLD","event":"system.hide","index":0}]},
    {"from":"HOLD","to":"DONE","points":[[270,292],[270,312],[225,312],[225,422],[88,422],[88,442]],"label":{"x":198,"y":346,"width":54,"height":28},"steps":[{"state":"HOLD","event":"seller.answer","index":0}]},
    {"from":"DONE","to":"DONE","points":[[120,462],[136,462],[136,482],[120,482]],"label":{"x":142,"y":458,"width":84,"height":28},"steps":[{"state":"DONE","event":"seller.answer","index":0}]},
    {"from":"DONE","to":"DELETED","points":[[72,502],[72,578],[278,578],[278,598]],"label":{"x":24,"y":530,"width":96,"height":28},"steps":[{"state":"DONE","event":"system.hide","index":0}]},
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
     },
     "description": "구매자: 수정"
    },
    "buyer.remove": {
     "target": "DELETED",
     "meta": {
      "actor": "buyer",
      "action": "삭제"
     },
     "description": "구매자: 삭제"
    },
    "seller.hold": {
     "target": "HOLD",
     "meta": {
      "actor": "seller",
      "action": "답변 보류"
     },
     "description": "판매자: 답변 보류"
    },
    "seller.answer": {
     "target": "DONE",
     "actions": "notifyWriter",
     "meta": {
      "actor": "seller",
      "action": "답변"
     },
     "description": "판매자: 답변"
    },
    "system.hide": {
     "target": "DELETED",
     "meta": {
      "actor": "system",
      "action": "신고로 삭제"
     },
     "description": "시스템: 신고로 삭제"
    }
   },
   "description": "답변대기"
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
     },
     "description": "구매자: 수정"
    },
    "buyer.remove": {
     "target": "DELETED",
     "meta": {
      "actor": "buyer",
      "action": "삭제"
     },
     "description": "구매자: 삭제"
    },
    "seller.answer": {
     "target": "DONE",
     "actions": "notifyWriter",
     "meta": {
      "actor": "seller",
      "action": "답변"
     },
     "description": "판매자: 답변"
    },
    "system.hide": {
     "target": "DELETED",
     "meta": {
      "actor": "system",
      "action": "신고로 삭제"
     },
     "description": "시스템: 신고로 삭제"
    }
   },
   "description": "답변보류"
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
     },
     "description": "판매자: 답변 수정"
    },
    "system.hide": {
     "target": "DELETED",
     "meta": {
      "actor": "system",
      "action": "신고로 삭제"
     },
     "description": "시스템: 신고로 삭제"
    }
   },
   "description": "답변완료"
  },
  "DELETED": {
   "meta": {
    "label": "삭제",
    "otherwise": "INQUIRY_DELETED"
   },
   "tags": [
    "terminal"
   ],
   "description": "삭제",
   "type": "final"
  }
 },
 "description": "문의"
}

export const MERMAID = "stateDiagram-v2\n  WAIT : WAIT 답변대기\n  HOLD : HOLD 답변보류\n  DONE : DONE 답변완료\n  DELETED : DELETED 삭제\n  [*] --> WAIT\n  WAIT --> WAIT : 수정\n  WAIT --> DELETED : 삭제<br/>신고로 삭제\n  WAIT --> HOLD : 답변 보류\n  WAIT --> DONE : 답변\n  HOLD --> WAIT : 수정\n  HOLD --> DELETED : 삭제<br/>신고로 삭제\n  HOLD --> DONE : 답변\n  DONE --> DONE : 답변 수정\n  DONE --> DELETED : 신고로 삭제\n  DELETED --> [*]\n"
