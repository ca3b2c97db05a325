ALTER TABLE "payment_event" ADD COLUMN "actor" text;--> statement-breakpoint
ALTER TABLE "payment_event" ADD COLUMN "actor_account" integer;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "held_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "transferred_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "received_money_at" ON "received_money" USING btree ("at");--> statement-breakpoint
CREATE INDEX "refund_settled" ON "refund" USING btree (coalesce(sent_at, refunded_at)) WHERE status in ('sent', 'refunded');